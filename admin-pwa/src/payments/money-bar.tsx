import type { Cents } from '@yiqiao/contract/money/money';
import styles from './money-bar.module.css';

interface MoneyBarProps {
  agreed: Cents;
  /** What came by each payment and was kept. */
  parts: readonly Cents[];
}

/**
 * What has come of what was agreed, payment by payment. The figures beside it say the same. Drawn, because markup of
 * the worker's first screen has no styles of its own.
 */
export function MoneyBar({ agreed, parts }: MoneyBarProps) {
  const sum = sumOf(parts);
  const whole = Math.max(agreed, sum);
  const ends = parts.map((_, index) => percent(sumOf(parts.slice(0, index + 1)), whole));
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.open} width="100%" height="100%" />
      <rect className={styles.paid} width={percent(sum, whole)} height="100%" />
      {ends
        .filter((end) => end !== '100%')
        .map((end) => (
          <rect key={end} className={styles.gap} x={end} width="2" height="100%" />
        ))}
    </svg>
  );
}

function sumOf(parts: readonly Cents[]): Cents {
  return parts.reduce((sum, part) => sum + part, 0);
}

function percent(part: Cents, whole: Cents): string {
  return `${whole === 0 ? 0 : (100 * part) / whole}%`;
}
