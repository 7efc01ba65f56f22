import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './seat.module.css';

/** In place of a translator's console whose files cannot be had. What is stored on the device stays there. */
export function MissingSeat() {
  const { missing, reload } = useTexts().shell;
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  return (
    <main className={styles.missing}>
      <WordMark />
      <h1 className={styles.missingTitle}>{missing.title}</h1>
      <p>{isOffline ? missing.offline : missing.failed}</p>
      {!isOffline && <Button onClick={() => location.reload()}>{reload}</Button>}
    </main>
  );
}
