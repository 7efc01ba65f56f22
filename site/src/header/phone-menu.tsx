import { Link } from 'react-router-dom';
import { listLinks } from '../content/menus/navigation.ts';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { usePathTo, useTexts } from '../texts/site-texts.ts';
import { Stopped } from '../ui/stops/stopped.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './phone-menu.module.css';

/** The whole navigation on a phone, in a full-screen panel below the bar, within reach of the thumb. */
export function PhoneMenu() {
  const texts = useTexts();
  const pathTo = usePathTo();
  const { nameCompanion } = texts.pageNames.quote;
  return (
    <div className={styles.menu}>
      <Disclosure id="phone" summaryClass={styles.trigger} summary={<TriggerLabel />}>
        <div className={styles.panel}>
          <LanguageSwitch place="line" />
          <ul className={styles.links}>
            {listLinks(['services', 'about'], texts).map(({ path, name, companion }) => (
              <li key={path}>
                <Link className={styles.link} to={path}>
                  <span className={styles.name}>
                    <Stopped text={name} />
                  </span>{' '}
                  <span className={styles.companion} lang={companion.lang}>
                    <Stopped text={companion.text} lang={companion.lang} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link className={styles.quote} to={pathTo('quote')}>
            <span className={styles.quoteName}>{texts.layout.phoneMenuQuote}</span>{' '}
            <span lang={nameCompanion.lang}>{nameCompanion.text}</span>
          </Link>
        </div>
      </Disclosure>
    </div>
  );
}

/** "Menu" and "Close" are both in the page, so that CSS shows the right one even without scripts. */
function TriggerLabel() {
  const { layout } = useTexts();
  return (
    <>
      <span className={styles.toOpen}>{layout.menu}</span>
      <span className={styles.toClose}>{layout.closeMenu}</span>
    </>
  );
}
