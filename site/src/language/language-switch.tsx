import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { Link } from 'react-router-dom';
import { useTexts } from '../texts/site-texts.ts';
import { joinClasses } from '../ui/class-names.ts';
import { Stop } from '../ui/stops/stop.tsx';
import styles from './language-switch.module.css';
import { useLanguageLinks } from './use-language-links.ts';

interface LanguageSwitchProps {
  /** In the header's bar, with short names where space is tight, or on a line of its own. */
  readonly place: 'bar' | 'line';
}

/** Links to this page in each language, by its own name; the current one ends in its full stop. */
export function LanguageSwitch({ place }: LanguageSwitchProps) {
  const { language: current, layout } = useTexts();
  const linkTo = useLanguageLinks();
  return (
    <ul className={joinClasses(styles.switch, styles[place])} aria-label={layout.languages}>
      {languages.map((language) => (
        <li key={language}>
          <Link
            {...linkTo(language)}
            className={styles.link}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            <span className={styles.name}>{autonyms[language].name}</span>
            <span className={styles.short}>{autonyms[language].short}</span>
            {language === current && <Stop lang={language} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
