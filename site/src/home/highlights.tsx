import { useId } from 'react';
import type { Highlight } from '../content/highlight.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { Section } from '../ui/page/section.tsx';
import { Stopped } from '../ui/stops/stopped.tsx';
import styles from './highlights.module.css';

interface HighlightsProps {
  readonly title: string;
  readonly highlights: readonly Highlight[];
}

export function Highlights({ title, highlights }: HighlightsProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} className={styles.section}>
      <h2 id={headingId}>
        <PhraseText text={title} />
      </h2>
      <ul className={styles.list}>
        {highlights.map((highlight) => (
          <HighlightRow key={highlight.title} highlight={highlight} />
        ))}
      </ul>
    </Section>
  );
}

function HighlightRow({ highlight }: { readonly highlight: Highlight }) {
  const [before, figure, after] = highlight.figure;
  return (
    <li className={styles.row}>
      <p className={styles.figure}>
        {before !== '' && <span className={styles.unit}>{before} </span>}
        {figure}
        {after !== '' && <span className={styles.unit}> {after}</span>}
      </p>
      <div className={styles.words}>
        <h3>{highlight.title}</h3>
        <p className={styles.text}>
          <PhraseText text={highlight.text} />
        </p>
        {highlight.claim !== undefined && <p className={styles.claim}>{highlight.claim}</p>}
      </div>
      <p className={styles.companion} lang={highlight.companion.lang}>
        <Stopped text={highlight.companion.text} lang={highlight.companion.lang} />
      </p>
    </li>
  );
}
