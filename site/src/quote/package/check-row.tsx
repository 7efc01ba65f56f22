import type { ReactNode } from 'react';
import styles from './check-row.module.css';

interface CheckRowProps {
  readonly className: string | undefined;
  readonly isIn: boolean;
  /** Where the row holds more than its name. */
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly onChange: (isIn: boolean) => void;
  readonly children: ReactNode;
}

/** A row with a square box, filled when ticked; a press anywhere in the row turns it. */
export function CheckRow({ className, isIn, labelledBy, describedBy, ...row }: CheckRowProps) {
  return (
    <label className={className} data-in={isIn || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isIn}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={(event) => row.onChange(event.target.checked)}
      />
      {row.children}
    </label>
  );
}
