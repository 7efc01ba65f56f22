import type { Cents } from '@yiqiao/contract/money/money';
import { useRequestTexts } from '../request-texts.ts';
import styles from './sum.module.css';

interface SumProps {
  readonly cents: Cents;
  readonly currency: string;
  /** Whether it no longer applies. */
  readonly isStruck?: boolean;
}

/** An amount as large as the space allows: it stays on one line, however many digits it has. */
export function Sum({ cents, currency: code, isStruck = false }: SumProps) {
  const { formats } = useRequestTexts();
  const { currency, figure } = formats.splitMoney(cents, code);
  return (
    <span data-figure="" data-length={figure.length} className={styles.sum}>
      <span className={styles.currency} data-length={currency.length}>
        {currency}
      </span>
      {isStruck ? <s className={styles.struck}>{figure}</s> : figure}
    </span>
  );
}
