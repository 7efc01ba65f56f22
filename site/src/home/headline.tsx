import { Fragment } from 'react';
import { home } from '../content/en/home.ts';
import styles from './headline.module.css';

/** The company's sentence in two languages, each ended by its own full stop on a line. */
export function Headline() {
  return (
    <div className={styles.measure}>
      <h1>
        <span className={styles.english}>
          <Words words={home.hero.lines} between=" " />
          <i aria-hidden="true" className={styles.dot} />
        </span>{' '}
        <span className={styles.chinese} lang="zh-Hans">
          <Words words={home.hero.companionLines.map(({ text }) => text)} between="" />
          <Ring />
        </span>
      </h1>
    </div>
  );
}

interface WordsProps {
  readonly words: readonly string[];
  readonly between: string;
}

function Words({ words, between }: WordsProps) {
  return (
    <span className={styles.words}>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && between}
          <span className={styles.word}>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Drawn once: a stroke along a circle whose outer edge is the edge of the picture. */
function Ring() {
  return (
    <i aria-hidden="true" className={styles.ring}>
      <svg aria-hidden="true" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="39.6" pathLength="1" />
      </svg>
    </i>
  );
}
