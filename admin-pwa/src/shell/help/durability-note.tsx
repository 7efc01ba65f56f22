import { useEffect, useState } from 'react';
import { readDurability } from '../../offline/durable-storage.ts';
import { isIosBrowser } from '../../offline/install-prompt.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { PlainHttpNote } from './plain-http-note.tsx';

/** What this device stores, how safely, and how to install where the browser offers no button. */
export function DurabilityNote(props: { keeps: string; keepsNothing: string }) {
  const { help, shell } = useTexts();
  const storage = useConsoleState((state) => state.storage);
  const [isDurable, setIsDurable] = useState<boolean | null>(null);
  useEffect(() => {
    void readDurability().then(setIsDurable);
  }, []);
  if (storage === 'older') return <p>{shell.storage.older}</p>;
  return (
    <>
      <p>{storage === 'memory' ? props.keepsNothing : props.keeps}</p>
      {storage !== 'memory' && isDurable !== null && (
        <p>{isDurable ? help.durable : help.notDurable}</p>
      )}
      <PlainHttpNote isSecure={window.isSecureContext} />
      {isIosBrowser(navigator) && window.isSecureContext && <p>{help.installOnIos}</p>}
    </>
  );
}
