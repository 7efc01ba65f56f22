import { Link } from 'react-router-dom';
import { usePathTo, useTexts } from '../../texts/site-texts.ts';
import { Stop } from '../../ui/stops/stop.tsx';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './assurances.module.css';

/** What happens to a document that is sent to us. */
export function Assurances() {
  const { reading, agreement, deletion } = useQuoteTexts().request.assurances;
  const { name } = useTexts().pageNames.agreement;
  const pathTo = usePathTo();
  return (
    <ul className={styles.list}>
      <li className={styles.item}>
        <Stop className={styles.stop} />
        <p>{reading}</p>
      </li>
      <li className={styles.item}>
        <Stop className={styles.stop} />
        <p>
          {agreement.before}
          <Link to={pathTo('agreement')}>{agreement.link(name)}</Link>
          {agreement.after}
        </p>
      </li>
      <li className={styles.item}>
        <Stop className={styles.stop} />
        <p>{deletion}</p>
      </li>
    </ul>
  );
}
