import { Link } from 'react-router-dom';
import { agreementMeta } from '../../content/core-pages.ts';
import { Stop } from '../../ui/stops/stop.tsx';
import styles from './assurances.module.css';

/** What happens to a document that is handed over here. */
export function Assurances() {
  return (
    <ul className={styles.list}>
      <li className={styles.item}>
        <Stop lang="en" className={styles.stop} />
        <p>Read in your browser. Nothing leaves this device until you press the button.</p>
      </li>
      <li className={styles.item}>
        <Stop lang="en" className={styles.stop} />
        <p>
          Covered by our <Link to={agreementMeta.path}>{agreementMeta.name}</Link> from the first
          byte.
        </p>
      </li>
      <li className={styles.item}>
        <Stop lang="en" className={styles.stop} />
        <p>Deleted within 24 hours of project completion.</p>
      </li>
    </ul>
  );
}
