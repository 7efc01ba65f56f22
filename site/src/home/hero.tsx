import { Fragment } from 'react';
import { PhraseText } from '../blocks/phrase-text.tsx';
import { quoteMeta } from '../content/core-pages.ts';
import { hero } from '../content/home.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Stop } from '../ui/stops/stop.tsx';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.measure}>
        <h1>
          <span className={styles.english}>
            <Words words={hero.english} between=" " />
            <i aria-hidden="true" className={styles.dot} />
          </span>{' '}
          <span className={styles.chinese} lang="zh-Hans">
            <Words words={hero.chinese} between="" />
            <Ring />
          </span>
        </h1>
      </div>
      <div className={styles.introduction}>
        <p className={styles.lead}>{hero.lead}</p>
        <ButtonLink to={quoteMeta.path} size="large" className={styles.action}>
          {hero.action}
        </ButtonLink>
        <ul className={styles.key}>
          <li>
            <Stop lang="en" className={styles.keyDot} />
            {hero.dotKey}
          </li>
          <li>
            <Stop lang="zh-Hans" className={styles.keyRing} />
            <span>
              <PhraseText text={hero.ringKey} />
            </span>
          </li>
        </ul>
      </div>
    </section>
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
