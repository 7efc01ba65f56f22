import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import styles from './closed-line.module.css';
import { HanText } from './han-text.tsx';

interface ClosedLineProps {
  title: string;
  /** What there is to know without opening it. */
  summary: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the detail that is one line until it is opened. */
export function ClosedLine({ title, summary, isOpen = false, children }: ClosedLineProps) {
  const { shell } = useTexts();
  return (
    <section className={styles.section} aria-label={title}>
      <details open={isOpen}>
        <summary className={styles.line}>
          <h3 className={styles.title}>{title}</h3>
          <span className={styles.summary}>
            <HanText>{summary}</HanText>
          </span>
          <span className={styles.press} aria-hidden="true">
            <span className={styles.show}>{shell.show}</span>
            <span className={styles.hide}>{shell.hide}</span>
          </span>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
