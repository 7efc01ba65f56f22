import { figures } from '../content/about.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './figures.module.css';

export function Figures() {
  return (
    <section className={styles.section}>
      <h2>
        <VisuallyHidden>In figures</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {figures.map(({ value, label, chinese }) => (
          <li key={label} className={styles.figure}>
            <p className={styles.value}>{value}</p>
            <p className={styles.label}>
              {label}{' '}
              <span lang={chinese.lang} className={styles.chinese}>
                {chinese.text}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
