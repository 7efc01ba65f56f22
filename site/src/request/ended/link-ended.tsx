import { company } from '@yiqiao/contract/company';
import { titleNameIn } from '@yiqiao/contract/company-name';
import { Link } from 'react-router-dom';
import { usePathTo, useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { Stopped } from '../../ui/stops/stopped.tsx';
import { useRequestTexts } from '../request-texts.ts';
import headStyles from '../state/request-head.module.css';
import { StateStop } from '../state/state-stop.tsx';
import textStyles from '../text/text.module.css';
import styles from './link-ended.module.css';

/** The page for a key that opens nothing, whether it is wrong, was renewed or has ended. */
export function LinkEnded() {
  const { ended } = useRequestTexts();
  const { language } = useTexts();
  return (
    <>
      <title>{`${ended.title} | ${titleNameIn(language)}`}</title>
      <article className={styles.page}>
        <header className={headStyles.head}>
          <p className={headStyles.eyebrow}>
            <span className={headStyles.version}>404</span>
            <span lang={ended.companion.lang} className={headStyles.companion}>
              <Stopped text={ended.companion.text} lang={ended.companion.lang} />
            </span>
          </p>
          <div className={headStyles.line}>
            <h1 className={joinClasses(headStyles.title, styles.title)}>
              {ended.title}
              <i className={headStyles.rule} aria-hidden="true" />
            </h1>
            <StateStop lang={language} look={{ kind: 'full' }} className={headStyles.stop} />
          </div>
        </header>
        <div className={styles.columns}>
          <div className={styles.said}>
            <p className={textStyles.statement}>{ended.statement}</p>
            <p className={styles.text}>{ended.text}</p>
          </div>
          <WaysOnward />
        </div>
      </article>
    </>
  );
}

function WaysOnward() {
  const { ended } = useRequestTexts();
  const { pageNames } = useTexts();
  const pathTo = usePathTo();
  return (
    <ul className={styles.ways}>
      <li>
        {/* Only the server knows whether links are mailed here. */}
        <a href={pathTo('lostLink')}>{pageNames.lostLink.name}</a>
        <small>{ended.lost}</small>
      </li>
      <li>
        <Link to={pathTo('quote')}>{pageNames.quote.name}</Link>
        <small>{ended.quote}</small>
      </li>
      <li>
        <a href={`mailto:${company.email}`}>{company.email}</a>
        <small>{ended.write}</small>
      </li>
    </ul>
  );
}
