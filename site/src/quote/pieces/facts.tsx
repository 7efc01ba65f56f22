import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known in figures, under the rule of the ring. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Whether a phone has its words elsewhere. */
  readonly isForWide?: boolean;
}

export function Fact({ name, children, isForWide = false }: FactProps) {
  return (
    <div className={isForWide ? styles.wide : undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
