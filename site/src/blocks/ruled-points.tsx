import type { Phrase, Quoted } from '../content/phrase.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { joinClasses } from '../ui/class-names.ts';
import styles from './ruled-points.module.css';

interface RuledPoint {
  readonly name: string;
  readonly nameCompanion?: Quoted;
  readonly text: Phrase;
}

interface RuledPointsProps {
  readonly points: readonly RuledPoint[];
  /** Columns on a wide screen; two or one where there is less room. */
  readonly columns: 2 | 3;
}

/** Named points side by side, each under its own rule. Place below an h2. */
export function RuledPoints({ points, columns }: RuledPointsProps) {
  return (
    <ul className={joinClasses(styles.points, columns === 3 && styles.three)}>
      {points.map(({ name, nameCompanion, text }) => (
        <li key={name} className={styles.point}>
          <h3>{name}</h3>
          {nameCompanion && (
            <p className={styles.companion} lang={nameCompanion.lang}>
              {nameCompanion.text}
            </p>
          )}
          <p className={styles.text}>
            <PhraseText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
