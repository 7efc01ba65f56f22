import type { ReactNode } from 'react';
import parts from '../ui/parts.module.css';
import { useSettled } from '../ui/use-settled.ts';
import styles from './total.module.css';

interface TotalProps {
  /** At the foot of a phone's screen, or at the head of the preview, where it is also announced. */
  look: 'foot' | 'preview';
  /** How it comes about, or why there is none. */
  how: string;
  /** With its currency; `null` while there is none. */
  total: string | null;
  /** What is announced once it has settled. */
  heard: string;
  /** The same in another way. */
  children?: ReactNode;
}

/** A sum, updated with each key. */
export function Total({ look, how, total, heard, children }: TotalProps) {
  const settled = useSettled(heard);
  return (
    <div className={`${styles.total} ${styles[look]}`}>
      <p className={parts.quiet}>{how}</p>
      <p className={styles.figure} data-length={lengthOf(total)}>
        {total ?? '—'}
      </p>
      {children}
      {look === 'preview' && (
        <p role="status" className="visually-hidden">
          {settled}
        </p>
      )}
    </div>
  );
}

function lengthOf(total: string | null): 'long' | 'longest' | undefined {
  if (total === null || total.length < 10) return undefined;
  return total.length < 14 ? 'long' : 'longest';
}
