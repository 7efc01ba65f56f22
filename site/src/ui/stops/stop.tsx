import type { QuotedLanguage } from '../../content/phrase.ts';
import { useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../class-names.ts';
import styles from './stop.module.css';

export type StopLanguage = QuotedLanguage;

interface StopProps {
  /** The language of the full stop, by default the page's: English ends in a dot, Chinese in a ring. */
  readonly lang?: StopLanguage | undefined;
  readonly className?: string | undefined;
}

/** A full stop on the baseline, a fifth (dot) or two fifths (ring) of the font size. Decorative. */
export function Stop({ lang, className }: StopProps) {
  const { language } = useTexts();
  return (
    <i
      aria-hidden="true"
      className={joinClasses(
        styles.stop,
        isDot(lang ?? language) ? styles.dot : styles.ring,
        className,
      )}
    />
  );
}

function isDot(lang: StopLanguage): boolean {
  return lang === 'en' || lang === 'zh-Latn-pinyin';
}
