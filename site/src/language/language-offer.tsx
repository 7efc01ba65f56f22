import type { Language } from '@yiqiao/contract/text/languages';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LanguageOfferTexts } from '../content/language-offer.ts';
import { loadLanguageOffer } from '../content/loaders/load-language-offer.ts';
import { useTexts } from '../texts/site-texts.ts';
import { Stopped } from '../ui/stops/stopped.tsx';
import { declineOffer, findOffer } from './find-offer.ts';
import styles from './language-offer.module.css';
import { useLanguageLinks } from './use-language-links.ts';

interface Offer {
  readonly language: Language;
  readonly texts: LanguageOfferTexts;
}

/**
 * A line at the bottom of the screen, in another of the three languages, for visitors who have chosen that
 * language before or whose browser prefers it. It is loaded last and shifts nothing.
 */
export function LanguageOffer() {
  const { language: shown } = useTexts();
  const [offer, setOffer] = useState<Offer | null>(null);
  const linkTo = useLanguageLinks();

  useEffect(() => {
    const language = findOffer(() => localStorage, navigator.languages, shown);
    if (language === null) return setOffer(null);
    let isWanted = true;
    // If the texts cannot be loaded there is no offer; the switch in the header is still there.
    loadLanguageOffer[language]().then(
      (texts) => isWanted && setOffer({ language, texts }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [shown]);

  if (offer === null || offer.language === shown) return null;
  const { language, texts } = offer;
  return (
    <aside className={styles.offer} lang={language} aria-label={texts.text}>
      <p>
        <Stopped text={texts.text} lang={language} />
      </p>
      <Link {...linkTo(language)} className={styles.accept} hrefLang={language}>
        {texts.accept}
      </Link>
      <button
        type="button"
        className={styles.decline}
        onClick={() => {
          declineOffer(() => localStorage);
          setOffer(null);
        }}
      >
        {texts.decline}
      </button>
    </aside>
  );
}
