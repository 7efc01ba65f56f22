import { about } from '../content/en/about.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './figures.module.css';

export function Figures() {
  return (
    <section className={styles.section}>
      <h2>
        <VisuallyHidden>{about.figuresTitle}</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {about.figures.map(({ value, label, companion }) => (
          <li key={label} className={styles.figure}>
            <p className={styles.value}>{value}</p>
            <p className={styles.label}>
              {label}{' '}
              <span lang={companion.lang} className={styles.chinese}>
                {companion.text}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
