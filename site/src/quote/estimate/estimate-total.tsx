import { centsToDecimal, formatCents } from '@yiqiao/contract/money/money';
import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import { centsPerWord, estimateCents, timelinePercent } from '@yiqiao/contract/money/pricing';
import { checkoutMeta } from '../../content/core-pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Pricing } from '../desk/desk-state.ts';
import { countOf } from '../words/count-sentences.ts';
import styles from './estimate-total.module.css';
import type { Guess } from './guess-sentences.ts';

interface EstimateTotalProps {
  readonly wordCount: number;
  readonly pricing: Pricing;
  /** `null` where the whole document was counted. */
  readonly guess: Guess | null;
}

/** The sum spelled out (the desk's announcer says it), its total, and the way to pay it; of a guess, the way to a price first. */
export function EstimateTotal({ wordCount, pricing, guess }: EstimateTotalProps) {
  const cents = estimateCents({ wordCount, ...pricing });
  const [currency, figure] = [formatCents(cents).slice(0, 1), formatCents(cents).slice(1)];
  const rate = formatCents(centsPerWord(pricing.serviceType));
  const factor = timelinePercent(pricing.deliveryTimeline) / 100;
  return (
    <div className={styles.total} data-guess={guess !== null || undefined}>
      {guess !== null && (
        <p className={styles.caution}>
          <b>A guess, not a price.</b> {guess.reason} {guess.next}
        </p>
      )}
      <div>
        <p className={styles.sum}>
          {countOf(wordCount, 'word', 'words')} × {rate} × {factor}
          {guess !== null && `, ${guess.source}`}
        </p>
        <p className={styles.amount} data-long={figure.length > 9 || undefined}>
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
  const pay = <PayNow amount={amount} hasPrice={hasPrice} isGuess={isGuess} />;
  if (!isGuess) return pay;
  return (
    <div className={styles.ways}>
      <Button type="submit">Request this Quote</Button>
      {pay}
    </div>
  );
}

function PayNow({ amount, hasPrice, isGuess }: WaysProps) {
  if (!hasPrice) return null;
  if (parsePaymentAmount(amount) === null) {
    return <p className={styles.sum}>This is more than can be paid online: request the quote.</p>;
  }
  return (
    <ButtonLink
      variant={isGuess ? 'secondary' : 'primary'}
      to={`${checkoutMeta.path}?amount=${amount}`}
    >
      Pay Now
    </ButtonLink>
  );
}
