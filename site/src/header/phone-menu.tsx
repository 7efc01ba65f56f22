import { Link } from 'react-router-dom';
import { phoneMenuLinks, phoneMenuQuote } from '../content/menus/phone-menu.ts';
import { Stopped } from '../ui/stops/stopped.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './phone-menu.module.css';

/** The whole navigation of a phone, on a screen below the bar, within reach of a thumb. */
export function PhoneMenu() {
  return (
    <div className={styles.menu}>
      <Disclosure id="phone" summaryClass={styles.trigger} summary={<Words />}>
        <div className={styles.panel}>
          <ul className={styles.links}>
            {phoneMenuLinks.map(({ path, name, companion }) => (
              <li key={path}>
                <Link className={styles.link} to={path}>
                  <span className={styles.name}>
                    <Stopped text={name} />
                  </span>{' '}
                  <span className={styles.chinese} lang={companion.lang}>
                    <Stopped text={companion.text} lang={companion.lang} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link className={styles.quote} to={phoneMenuQuote.path}>
            <span className={styles.quoteName}>{phoneMenuQuote.name}</span>{' '}
            <span lang={phoneMenuQuote.companion.lang}>{phoneMenuQuote.companion.text}</span>
          </Link>
        </div>
      </Disclosure>
    </div>
  );
}

/** Both words stand in the page: the one that is true is shown without script, too. */
function Words() {
  return (
    <>
      <span className={styles.toOpen}>Menu</span>
      <span className={styles.toClose}>Close</span>
    </>
  );
}
