import { Fragment } from 'react';
import type { HomeTexts } from '../content/en/home.ts';
import type { QuotedLanguage } from '../content/phrase.ts';
import { useTexts } from '../texts/site-texts.ts';
import { joinClasses } from '../ui/class-names.ts';
import styles from './headline.module.css';

type HeadlineProps = Pick<HomeTexts['hero'], 'lines' | 'companionLines'>;

/** The company's sentence in two languages, each ended by its own full stop on a line. The page's own leads. */
export function Headline({ lines, companionLines }: HeadlineProps) {
  const { language } = useTexts();
  const companion = companionLines[0]?.lang;
  return (
    <div className={joinClasses(styles.measure, language !== 'en' && styles.chineseLeads)}>
      <h1>
        <Voice words={lines} lang={language} isMarked={false} />{' '}
        {companion && (
          <Voice words={companionLines.map(({ text }) => text)} lang={companion} isMarked />
        )}
      </h1>
    </div>
  );
}

interface VoiceProps {
  readonly words: readonly string[];
  readonly lang: QuotedLanguage;
  /** Whether it is another language than the page's. */
  readonly isMarked: boolean;
}

function Voice({ words, lang, isMarked }: VoiceProps) {
  const isEnglish = lang === 'en';
  return (
    <span className={isEnglish ? styles.english : styles.chinese} {...(isMarked && { lang })}>
      <Words words={words} between={isEnglish ? ' ' : ''} />
      {isEnglish ? <i aria-hidden="true" className={styles.dot} /> : <Ring />}
    </span>
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
