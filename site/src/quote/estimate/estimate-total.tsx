import { currentPrices } from '@yiqiao/contract/current-prices';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import { centsPerWord, estimateCents, timelinePercent } from '@yiqiao/contract/money/pricing';
import { usePathTo } from '../../texts/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Pricing } from '../desk/desk-state.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './estimate-total.module.css';
import type { MissingPart } from './find-missing-part.ts';

interface EstimateTotalProps {
  readonly wordCount: number;
  /** Of several documents, the words of each; else none. */
  readonly summands?: readonly number[];
  readonly pricing: Pricing;
  /** `null` if the whole document was counted. */
  readonly missing: MissingPart | null;
}

/**
 * The calculation (announced by the desk's announcer), the total, and a button to pay it. The price of a part is
 * labeled as such and cannot be paid: the form requests a quote for the whole.
 */
export function EstimateTotal({ wordCount, summands = [], pricing, missing }: EstimateTotalProps) {
  const texts = useQuoteTexts();
  const prices = currentPrices();
  const cents = estimateCents({ wordCount, ...pricing }, prices);
  const { currency, figure } = texts.formats.splitMoney(cents);
  const rate = centsPerWord(pricing.serviceType, prices);
  const factor = timelinePercent(pricing.deliveryTimeline, prices) / 100;
  return (
    <div className={styles.total} data-part={missing !== null || undefined}>
      {missing !== null && (
        <p className={styles.caution}>
          <b>{texts.partPrice.warning}</b> {texts.counting.join([missing.reason, missing.next])}
        </p>
      )}
      <div>
        <p className={styles.sum}>
          {summands.length > 0 && `${summands.map(texts.formats.count).join(' + ')} = `}
          {texts.estimate.sum(wordCount, rate, factor, missing?.source ?? null)}
        </p>
        <p className={styles.amount} data-figure data-long={figure.length > 9 || undefined}>
          <span className={styles.currency}>{currency}</span>
          {figure}
        </p>
      </div>
      {missing === null && cents > 0 && <PayNow amount={centsToDecimal(cents)} />}
    </div>
  );
}

function PayNow({ amount }: { readonly amount: string }) {
  const { estimate } = useQuoteTexts();
  const pathTo = usePathTo();
  if (parsePaymentAmount(amount) === null) {
    return <p className={styles.sum}>{estimate.tooMuch}</p>;
  }
  return <ButtonLink to={`${pathTo('checkout')}?amount=${amount}`}>{estimate.payNow}</ButtonLink>;
}
