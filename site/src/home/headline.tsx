import { Fragment } from 'react';
import type { HomeTexts } from '../content/en/home.ts';
import type { QuotedLanguage } from '../content/phrase.ts';
import { useTexts } from '../texts/site-texts.ts';
import { joinClasses } from '../ui/class-names.ts';
import styles from './headline.module.css';

type HeadlineProps = Pick<HomeTexts['hero'], 'lines' | 'companionLines'>;

/** The company's tagline in two languages, each ending in its own full stop. The page's language comes first. */
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
  /** Whether its language is not the page's. */
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

/** A stroke that is drawn once, along a circle whose outer edge touches the viewBox. */
function Ring() {
  return (
    <i aria-hidden="true" className={styles.ring}>
      <svg aria-hidden="true" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="39.6" pathLength="1" />
      </svg>
    </i>
  );
}
