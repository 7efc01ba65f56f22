import { findUnpaid } from '@yiqiao/contract/life/order-money';
import { currencies } from '@yiqiao/contract/money/currency';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { centsText } from '../figures/money-text.ts';
import { useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import styles from './unpaid-summary.module.css';

/** How many orders are unpaid, and what is open of them: a sum for each currency, never added together. */
export function UnpaidSummary({ found }: { found: readonly QuoteSubmission[] }) {
  const { unpaid: words } = useTexts().money;
  const unpaid = found.map(findUnpaid).filter((one) => one !== null);
  return (
    <p className={styles.summary} role="status">
      <span className={styles.figure}>{words.count(formatCount(unpaid.length))}</span>
      {currencies.map((currency) => {
        const sums = unpaid.filter((one) => one.currency === currency);
        if (sums.length === 0) return null;
        const cents = sums.reduce((sum, one) => sum + one.cents, 0);
        return (
          <span key={currency}>
            <span className={styles.figure}>{centsText(cents, currency)}</span>{' '}
            <span className={styles.of}>{words.ofOrders(formatCount(sums.length))}</span>
          </span>
        );
      })}
    </p>
  );
}
