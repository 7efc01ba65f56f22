import { Link } from 'react-router-dom';
import { agreementMeta } from '../../content/core-pages.ts';
import { Stop } from '../../ui/stops/stop.tsx';
import { useQuoteTexts } from '../quote-texts.tsx';
import styles from './assurances.module.css';

/** What happens to a document that is handed over here. */
export function Assurances() {
  const { reading, agreement, deletion } = useQuoteTexts().request.assurances;
  return (
    <ul className={styles.list}>
      <li className={styles.item}>
        <Stop lang="en" className={styles.stop} />
        <p>{reading}</p>
      </li>
      <li className={styles.item}>
        <Stop lang="en" className={styles.stop} />
        <p>
          {agreement.before}
          <Link to={agreementMeta.path}>{agreement.link(agreementMeta.name)}</Link>
          {agreement.after}
        </p>
      </li>
      <li className={styles.item}>
        <Stop lang="en" className={styles.stop} />
        <p>{deletion}</p>
      </li>
    </ul>
  );
}
