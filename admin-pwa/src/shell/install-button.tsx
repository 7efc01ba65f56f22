import { install, useInstallOffer } from '../state/install-offer.ts';
import { useTexts } from '../texts/texts.ts';

/** Shown where the browser offers to install the console. */
export function InstallButton({ className }: { className: string | undefined }) {
  const { shell } = useTexts();
  const isOffered = useInstallOffer();
  if (!isOffered) return null;
  return (
    <button type="button" className={className} onClick={() => void install()}>
      {shell.install}
    </button>
  );
}
