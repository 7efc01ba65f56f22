import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './strip.module.css';

/** A strip for a device that cannot store what the console relies on. */
export function StorageStrip() {
  const { shell } = useTexts();
  const storage = useConsoleState((state) => state.storage);
  if (storage === 'ok') return null;
  const mayReload = storage === 'outdated' || storage === 'older';
  return (
    <div role="alert" className={styles.strip}>
      <p className={styles.text}>{shell.storage[storage]}</p>
      {mayReload && (
        <TextButton className={styles.link} onClick={() => location.reload()}>
          {shell.reload}
        </TextButton>
      )}
    </div>
  );
}
