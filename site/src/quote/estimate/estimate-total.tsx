import type { WordCount } from '@yiqiao/contract/measurement';
import { centsToDecimal, formatCents } from '@yiqiao/contract/money';
import { parsePaymentAmount } from '@yiqiao/contract/payment-amount';
import { centsPerWord, estimateCents, timelinePercent } from '@yiqiao/contract/pricing';
import { checkoutMeta } from '../../content/core-pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Pricing } from '../desk/desk-state.ts';
import { countOf } from '../words/count-sentences.ts';
import styles from './estimate-total.module.css';

interface EstimateTotalProps {
  readonly count: WordCount;
  readonly pricing: Pricing;
}

/** The sum spelled out, its total, and the way to pay it. */
export function EstimateTotal({ count, pricing }: EstimateTotalProps) {
  const { wordCount, wordCountBasis } = count;
  const cents = estimateCents({ wordCount, ...pricing });
  const [currency, figure] = [formatCents(cents).slice(0, 1), formatCents(cents).slice(1)];
  const rate = formatCents(centsPerWord(pricing.serviceType));
  const factor = timelinePercent(pricing.deliveryTimeline) / 100;
  return (
    <div className={styles.total}>
      <div role="status">
        <p className={styles.sum}>
          {countOf(wordCount, 'word', 'words')} × {rate} × {factor}
        </p>
        <p className={styles.amount} data-long={figure.length > 9 || undefined}>
          <span className={styles.currency}>{currency}</span>
          {figure}
        </p>
        {wordCountBasis === 'estimated' && (
          <p className={styles.sum}>The words are estimated; your quote follows the real count.</p>
        )}
      </div>
      <PayNow amount={centsToDecimal(cents)} hasPrice={cents > 0} />
    </div>
  );
}

function PayNow({ amount, hasPrice }: { readonly amount: string; readonly hasPrice: boolean }) {
  if (!hasPrice) return null;
  if (parsePaymentAmount(amount) === null) {
    return <p className={styles.sum}>This is more than can be paid online: request the quote.</p>;
  }
  return <ButtonLink to={`${checkoutMeta.path}?amount=${amount}`}>Pay Now</ButtonLink>;
}
