import { install, useInstallOffer } from '../state/install-offer.ts';
import { Button } from '../ui/button.tsx';

/** Shown where the browser offers to install the console. */
export function InstallButton() {
  const isOffered = useInstallOffer();
  if (!isOffered) return null;
  return <Button onClick={() => void install()}>Install</Button>;
}
