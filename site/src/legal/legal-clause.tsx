import type { Clause } from '../content/legal/legal-document.ts';
import { toPlainText } from '../content/phrase.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import styles from './legal-clause.module.css';

export function LegalClause({ clause }: { readonly clause: Clause }) {
  if (typeof clause === 'string' || !('points' in clause)) {
    return (
      <p className={styles.clause}>
        <PhraseText text={clause} />
      </p>
    );
  }
  return (
    <ul className={styles.points}>
      {clause.points.map((point) => (
        <li key={toPlainText(point)} className={styles.point}>
          <PhraseText text={point} />
        </li>
      ))}
    </ul>
  );
}
