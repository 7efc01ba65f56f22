import type { Cents } from '@yiqiao/contract/money/money';
import { useRequestTexts } from '../request-texts.ts';
import styles from './sum.module.css';

interface SumProps {
  readonly cents: Cents;
  /** Whether it holds no more. */
  readonly isStruck?: boolean;
}

/** An amount as large as its place allows: it keeps to its line, however many figures it has. */
export function Sum({ cents, isStruck = false }: SumProps) {
  const { formats } = useRequestTexts();
  const { currency, figure } = formats.splitMoney(cents);
  return (
    <span data-figure="" data-length={figure.length} className={styles.sum}>
      <span className={styles.currency}>{currency}</span>
      {isStruck ? <s className={styles.struck}>{figure}</s> : figure}
    </span>
  );
}
