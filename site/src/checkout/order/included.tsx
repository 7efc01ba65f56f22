import { Stop } from '../../ui/stops/stop.tsx';
import styles from './included.module.css';

const included = [
  'Professional translation by native speakers',
  'Quality assurance review',
  'Formatted delivery in original layout',
  'Free revisions within 7 days',
  'Confidentiality guarantee',
] as const;

export function Included() {
  return (
    <section className={styles.included} aria-labelledby="whats-included">
      <h2 id="whats-included" className={styles.heading}>
        What’s Included
      </h2>
      <ul className={styles.list}>
        {included.map((item) => (
          <li key={item} className={styles.item}>
            <Stop lang="en" className={styles.stop} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
