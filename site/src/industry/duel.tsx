import type { DuelTerm } from '../content/industries/industry-content.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { Stopped } from '../ui/stops/stopped.tsx';
import styles from './duel.module.css';

interface DuelProps {
  readonly terms: readonly [DuelTerm, DuelTerm];
  /** What the pair is, for screen readers. */
  readonly label: string;
}

/** Two near-identical terms, face to face: the mistake is easy, and it costs money. */
export function Duel({ terms, label }: DuelProps) {
  return (
    <section className={styles.band} aria-label={label}>
      <div className={styles.inner}>
        {terms.map((term) => (
          <DuelHalf key={term.term.text} term={term} />
        ))}
      </div>
    </section>
  );
}

function DuelHalf({ term: { term, reading, meaning, text } }: { readonly term: DuelTerm }) {
  return (
    <div className={styles.half}>
      <h2 className={styles.term} lang={term.lang}>
        {term.text}
      </h2>
      <p className={styles.reading} lang={reading.lang}>
        {reading.text}
      </p>
      <p className={styles.meaning}>
        {typeof meaning === 'string' ? (
          <Stopped text={meaning} isSpoken />
        ) : (
          <span lang={meaning.lang}>
            <Stopped text={meaning.text} lang={meaning.lang} isSpoken />
          </span>
        )}
      </p>
      <p className={styles.text}>
        <PhraseText text={text} />
      </p>
    </div>
  );
}
