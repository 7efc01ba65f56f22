import type { ReactNode } from 'react';
import styles from './page-introduction.module.css';

interface PageIntroductionProps {
  readonly title: ReactNode;
  /** The page in two or three lines. */
  readonly children: ReactNode;
  /** Its button, and what may stand under it. */
  readonly action?: ReactNode;
}

/** The head of a page: its title, its lead, and one thing to do. */
export function PageIntroduction({ title, children, action }: PageIntroductionProps) {
  return (
    <div className={styles.introduction}>
      <div className={styles.title}>{title}</div>
      <p className={styles.lead}>{children}</p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
