import type { StorageState } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './strip.module.css';

const texts: Record<Exclude<StorageState, 'ok'>, string> = {
  memory:
    'This browser does not let the console keep anything. It works while you are online; closing this tab discards unsent changes.',
  full: 'This device is out of space. The console works while you are online, but the saved list is out of date, and closing this tab discards unsent changes.',
  outdated: 'A newer version of the console is open in another tab. Reload this one to continue.',
};

/** Says when the device cannot keep what the console relies on. */
export function StorageStrip() {
  const storage = useConsoleState((state) => state.storage);
  if (storage === 'ok') return null;
  return (
    <div role="alert" className={styles.strip}>
      <p className={styles.text}>{texts[storage]}</p>
      {storage === 'outdated' && (
        <TextButton className={styles.link} onClick={() => location.reload()}>
          Reload
        </TextButton>
      )}
    </div>
  );
}
