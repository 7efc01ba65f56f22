import { Stop } from '../../ui/stops/stop.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './included.module.css';

export function Included() {
  const { included } = useCheckoutTexts().order;
  return (
    <section className={styles.included} aria-labelledby="whats-included">
      <h2 id="whats-included" className={styles.heading}>
        {included.heading}
      </h2>
      <ul className={styles.list}>
        {included.items.map((item) => (
          <li key={item} className={styles.item}>
            <Stop className={styles.stop} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
