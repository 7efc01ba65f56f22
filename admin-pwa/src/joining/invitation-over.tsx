import { Link } from 'react-router-dom';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './join.module.css';

/** One page and one wording for every link that invites nobody: wrong, used, ended, taken back. */
export function InvitationOver() {
  const { over } = useTexts().joining;
  return (
    <main className={styles.alone}>
      <WordMark />
      <div className={styles.ground} aria-hidden="true">
        <i className={styles.ended} />
      </div>
      <h1 className={styles.title}>{over.title}</h1>
      <p className={styles.lead}>{over.why}</p>
      <p>{over.ask}</p>
      <p className={styles.instead}>
        <Link className={parts.link} to="/login" replace>
          {over.logIn}
        </Link>
      </p>
    </main>
  );
}
