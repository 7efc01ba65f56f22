import { useId } from 'react';
import { PhraseText } from '../blocks/phrase-text.tsx';
import { home } from '../content/en/home.ts';
import type { Highlight } from '../content/highlight.ts';
import { Section } from '../ui/page/section.tsx';
import { Stopped } from '../ui/stops/stopped.tsx';
import styles from './highlights.module.css';

export function Highlights() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} className={styles.section}>
      <h2 id={headingId}>{home.highlightsTitle}</h2>
      <ul className={styles.list}>
        {home.highlights.map((highlight) => (
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
      <p className={styles.chinese} lang={highlight.companion.lang}>
        <Stopped text={highlight.companion.text} lang={highlight.companion.lang} />
      </p>
    </li>
  );
}
