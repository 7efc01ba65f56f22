import { PhraseText } from '../blocks/phrase-text.tsx';
import { industryWording } from '../content/en/industries/industry-wording.ts';
import type { DuelTerm } from '../content/industries/industry-content.ts';
import { Stopped } from '../ui/stops/stopped.tsx';
import styles from './duel.module.css';

/** Two near-identical terms, face to face: the mistake is easy, and it costs money. */
export function Duel({ terms }: { readonly terms: readonly [DuelTerm, DuelTerm] }) {
  return (
    <section className={styles.band} aria-label={industryWording.duel}>
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
        <Stopped text={meaning} isSpoken />
      </p>
      <p className={styles.text}>
        <PhraseText text={text} />
      </p>
    </div>
  );
}
