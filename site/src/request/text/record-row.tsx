import type { ReactNode } from 'react';
import styles from './record-row.module.css';

interface RecordRowProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

export function RecordRow({ name, children }: RecordRowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
