import { useTexts } from '../texts/texts.ts';
import styles from './blocked-notice.module.css';

/** The whole screen while an older tab keeps the database from opening. */
export function BlockedNotice() {
  const { shell } = useTexts();
  return (
    <main className={styles.notice}>
      <h1 className="visually-hidden">{shell.title}</h1>
      <p role="alert">{shell.blocked}</p>
    </main>
  );
}
