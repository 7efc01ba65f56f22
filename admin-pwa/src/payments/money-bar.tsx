import type { Cents } from '@yiqiao/contract/money/money';
import styles from './money-bar.module.css';

interface MoneyBarProps {
  agreed: Cents;
  /** What came by each payment and was kept. */
  parts: readonly Cents[];
}

/** What has come of what was agreed, payment by payment. The figures beside it say the same. */
export function MoneyBar({ agreed, parts }: MoneyBarProps) {
  const open = agreed - parts.reduce((sum, part) => sum + part, 0);
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place and length.
        <i key={index} className={styles.part} style={{ flexGrow: part }} />
      ))}
      {open > 0 && <i className={styles.open} style={{ flexGrow: open }} />}
    </div>
  );
}
