import { breakMark, type Quoted } from '../../content/phrase.ts';
import { useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../class-names.ts';
import { Stopped } from '../stops/stopped.tsx';
import { hyphenate } from './hyphenate.ts';
import styles from './title.module.css';

interface TitleProps {
  /** Without its full stop. */
  readonly title: string;
  /** The same in the page's other language, without its full stop. */
  readonly companion: Quoted;
  /** `short` and `wide`: both languages on one line, for one short or one longer word each. */
  readonly size?: 'regular' | 'wide' | 'short';
}

/** From this length on, a word and its stop fill a phone's line at the smaller size only. */
const longWordLetters = 13;
const longPieceCharacters = 5;

/** The page's only h1: its name in both languages, each with its own full stop. */
export function Title({ title, companion, size = 'regular' }: TitleProps) {
  const { language } = useTexts();
  const longLength = language === 'en' ? longWordLetters : longPieceCharacters;
  const pieces = title.replaceAll(breakMark, ' ').split(' ');
  const isLong = pieces.some((piece) => piece.length >= longLength);
  return (
    <h1 className={joinClasses(styles.title, styles[size], isLong && styles.long)}>
      <span className={styles.main}>
        <Stopped text={hyphenate(title)} />
      </span>{' '}
      <span className={styles.companion} lang={companion.lang}>
        <Stopped text={hyphenate(companion.text)} lang={companion.lang} />
      </span>
    </h1>
  );
}
