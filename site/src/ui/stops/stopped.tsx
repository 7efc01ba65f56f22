import { PhraseText } from '../../texts/phrase-text.tsx';
import { useTexts } from '../../texts/site-texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Stop, type StopLanguage } from './stop.tsx';
import styles from './stopped.module.css';

interface StoppedProps {
  /** The words, without their full stop. */
  readonly text: string;
  /** By default the page's. */
  readonly lang?: StopLanguage | undefined;
  /** Whether the stop is also read aloud and copied, as in prose. */
  readonly isSpoken?: boolean;
}

/** Words that end in the full stop of their language; the stop never wraps onto a line of its own. */
export function Stopped({ text, lang: ownLang, isSpoken = false }: StoppedProps) {
  const { language } = useTexts();
  const lang = ownLang ?? language;
  const end = lang === 'en' ? (text.split(/[\s\u00ad]/).pop() ?? text) : text.slice(-1);
  return (
    <>
      <PhraseText text={text.slice(0, text.length - end.length)} />
      <span className={styles.end}>
        {end}
        {isSpoken && <VisuallyHidden>{lang === 'en' ? '.' : '。'}</VisuallyHidden>}
        <Stop lang={lang} />
      </span>
    </>
  );
}
