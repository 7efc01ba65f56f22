import type { NameHalf } from '../content/company-portrait.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { useTexts } from '../texts/site-texts.ts';
import { Stopped } from '../ui/stops/stopped.tsx';
import styles from './company-name.module.css';

/** The company's name in both languages, side by side. */
export function CompanyName({ halves }: { readonly halves: readonly NameHalf[] }) {
  if (halves.length === 0) return null;
  return (
    <section className={styles.band}>
      <div className={styles.halves}>
        {halves.map((half) => (
          <Half key={typeof half.word === 'string' ? half.word : half.word.text} half={half} />
        ))}
      </div>
    </section>
  );
}

function Half({ half: { word, text } }: { readonly half: NameHalf }) {
  const { language } = useTexts();
  const { lang, text: name } = typeof word === 'string' ? { lang: language, text: word } : word;
  return (
    <div className={styles.half}>
      <h2 className={styles.name} lang={lang}>
        <Stopped text={name} lang={lang} />
      </h2>
      <p className={styles.text}>
        <PhraseText text={text} />
      </p>
    </div>
  );
}
