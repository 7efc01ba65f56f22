import type { Figure } from '../content/company-portrait.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  readonly title: string;
  readonly figures: readonly Figure[];
}

export function Figures({ title, figures }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {figures.map(({ value, label, companion }) => (
          <li key={label} className={styles.figure}>
            <p className={styles.value}>{value}</p>
            <p className={styles.label}>
              {label}{' '}
              <span lang={companion.lang} className={styles.companion}>
                {companion.text}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
