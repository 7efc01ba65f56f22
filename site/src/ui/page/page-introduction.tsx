import type { ReactNode } from 'react';
import styles from './page-introduction.module.css';

interface PageIntroductionProps {
  readonly title: ReactNode;
  /** The page in two or three lines. */
  readonly children: ReactNode;
  /** A button, optionally with a note below it. */
  readonly action?: ReactNode;
}

/** The top of a page: title, lead and one action. */
export function PageIntroduction({ title, children, action }: PageIntroductionProps) {
  return (
    <div className={styles.introduction}>
      <div className={styles.title}>{title}</div>
      <p className={styles.lead}>{children}</p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
