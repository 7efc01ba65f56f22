import { install, useInstallOffer } from '../state/install-offer.ts';

/** Shown where the browser offers to install the console. */
export function InstallButton({ className }: { className: string | undefined }) {
  const isOffered = useInstallOffer();
  if (!isOffered) return null;
  return (
    <button type="button" className={className} onClick={() => void install()}>
      Install
    </button>
  );
}
