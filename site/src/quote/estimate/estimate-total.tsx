import { centsToDecimal } from '@yiqiao/contract/money/money';
import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import { centsPerWord, estimateCents, timelinePercent } from '@yiqiao/contract/money/pricing';
import { usePathTo } from '../../language/site-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Pricing } from '../desk/desk-state.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './estimate-total.module.css';
import type { Guess } from './find-guess.ts';

interface EstimateTotalProps {
  readonly wordCount: number;
  readonly pricing: Pricing;
  /** `null` where the whole document was counted. */
  readonly guess: Guess | null;
}

/** The sum spelled out (the desk's announcer says it), its total, and the way to pay it; of a guess, the way to a price first. */
export function EstimateTotal({ wordCount, pricing, guess }: EstimateTotalProps) {
  const texts = useQuoteTexts();
  const cents = estimateCents({ wordCount, ...pricing });
  const { currency, figure } = texts.formats.splitMoney(cents);
  const rate = centsPerWord(pricing.serviceType);
  const factor = timelinePercent(pricing.deliveryTimeline) / 100;
  return (
    <div className={styles.total} data-guess={guess !== null || undefined}>
      {guess !== null && (
        <p className={styles.caution}>
          <b>{texts.guess.warning}</b> {texts.counting.join([guess.reason, guess.next])}
        </p>
      )}
      <div>
        <p className={styles.sum}>
          {texts.estimate.sum(wordCount, rate, factor, guess?.source ?? null)}
        </p>
        <p className={styles.amount} data-figure data-long={figure.length > 9 || undefined}>
          {guess !== null && <span className={styles.lead}>{guess.lead} </span>}
          <span className={styles.currency}>{currency}</span>
          {figure}
        </p>
      </div>
      <Ways amount={centsToDecimal(cents)} hasPrice={cents > 0} isGuess={guess !== null} />
    </div>
  );
}

interface WaysProps {
  readonly amount: string;
  readonly hasPrice: boolean;
  readonly isGuess: boolean;
}

function Ways({ amount, hasPrice, isGuess }: WaysProps) {
  const { estimate } = useQuoteTexts();
  const pay = <PayNow amount={amount} hasPrice={hasPrice} isGuess={isGuess} />;
  if (!isGuess) return pay;
  return (
    <div className={styles.ways}>
      <Button type="submit">{estimate.request}</Button>
      {pay}
    </div>
  );
}

function PayNow({ amount, hasPrice, isGuess }: WaysProps) {
  const { estimate } = useQuoteTexts();
  const pathTo = usePathTo();
  if (!hasPrice) return null;
  if (parsePaymentAmount(amount) === null) {
    return <p className={styles.sum}>{estimate.tooMuch}</p>;
  }
  return (
    <ButtonLink
      variant={isGuess ? 'secondary' : 'primary'}
      to={`${pathTo('checkout')}?amount=${amount}`}
    >
      {estimate.payNow}
    </ButtonLink>
  );
}
