import { useEffect, useState } from 'react';
import { readDurability } from '../offline/durable-storage.ts';
import { isIosBrowser } from '../offline/install-prompt.ts';
import { useConsoleState } from '../state/use-console.ts';
import { PlainHttpNote } from './plain-http-note.tsx';

/** What this device keeps, how surely, and how to install where the browser has no button for it. */
export function DurabilityNote() {
  const storage = useConsoleState((state) => state.storage);
  const [isDurable, setIsDurable] = useState<boolean | null>(null);
  useEffect(() => {
    void readDurability().then(setIsDurable);
  }, []);
  return (
    <>
      <p>
        {storage === 'memory'
          ? 'This browser does not let the console keep anything. Without a connection there is no list, and closing this tab discards changes that were not sent.'
          : 'Submissions and unsent changes are kept on this device until you log out. They are locked when the server has not confirmed your session for 72 hours.'}
      </p>
      {storage !== 'memory' && isDurable !== null && (
        <p>
          {isDurable
            ? 'The browser has promised not to delete them.'
            : 'The browser may delete them when the device runs out of space. Installing the console makes that unlikely.'}
        </p>
      )}
      <PlainHttpNote isSecure={window.isSecureContext} />
      {isIosBrowser(navigator) && window.isSecureContext && (
        <p>To install on this device: tap Share, then Add to Home Screen.</p>
      )}
    </>
  );
}
