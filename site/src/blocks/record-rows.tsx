import type { ReactNode } from 'react';
import styles from './record-rows.module.css';

/** A record: names on the left, what is known on the right. */
export function RecordRows({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

interface RecordRowProps {
  readonly name: ReactNode;
  readonly children?: ReactNode;
  /** In small type below the value, each on its own line. */
  readonly notes?: readonly string[] | undefined;
}

export function RecordRow({ name, children, notes = [] }: RecordRowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {children}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </dd>
    </div>
  );
}
