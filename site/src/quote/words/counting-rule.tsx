import { PhraseText } from '../../texts/phrase-text.tsx';
import { Stop } from '../../ui/stops/stop.tsx';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './counting-rule.module.css';

/** Explains how words are counted, before a document is chosen. */
export function CountingRule() {
  const { counting } = useQuoteTexts();
  return (
    <div className={styles.rule}>
      {counting.before.map(({ lang, name, text }) => (
        <div key={name}>
          <h3 className={styles.name}>
            {lang !== null && (
              <Stop lang={lang} className={lang === 'en' ? styles.dot : styles.ring} />
            )}
            <PhraseText text={name} />
          </h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
