import type { ReactNode } from 'react';
import { Section } from '../ui/page/section.tsx';
import styles from './split-section.module.css';

interface SplitSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A ruled part of a page: its heading in the first four columns, the matter in the other eight. */
export function SplitSection({ heading, children }: SplitSectionProps) {
  return (
    <Section isRuled className={styles.split}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.matter}>{children}</div>
    </Section>
  );
}
