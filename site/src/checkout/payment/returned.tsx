import type { AdvanceAnswer } from '@yiqiao/contract/commands/client/payment-requests';
import { decimalToCents } from '@yiqiao/contract/money/money';
import { useLocation } from 'react-router-dom';
import { usePathTo } from '../../texts/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './preparing.module.css';
import { Preparing } from './preparing.tsx';
import { useAdvance } from './use-advance.ts';

/** After the return from the provider's page: what the server knows of the payment. */
export function Returned({ reference }: { readonly reference: string }) {
  const advance = useAdvance(reference);
  if (advance === null) return <Preparing isLate={false} amount={null} />;
  return advance === 'unknown' ? <Unknown reference={reference} /> : <Outcome advance={advance} />;
}

function Outcome({ advance }: { readonly advance: AdvanceAnswer }) {
  const { formats, payment } = useCheckoutTexts();
  const pathTo = usePathTo();
  const { reference, amount } = advance;
  const { returned } = payment;
  const kind = outcomeOf(advance);
  const { title, text } = returned.outcomes[kind];
  return (
    <section className={styles.preparing} role="status">
      <h2>{title}</h2>
      <p>{text(formats.money(decimalToCents(amount)))}</p>
      <p className={styles.reference}>{payment.mail.reference(reference)}</p>
      <div className={styles.ways}>
        {kind === 'failed' && <TryAgain />}
        {kind === 'paid' && <ButtonLink to={pathTo('quote')}>{returned.send}</ButtonLink>}
      </div>
    </section>
  );
}

/** Only a known failure says that nothing was charged. */
function Unknown({ reference }: { readonly reference: string }) {
  const { payment } = useCheckoutTexts();
  const { title, text } = payment.returned.unknown;
  return (
    <section className={styles.preparing} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <p className={styles.reference}>{payment.mail.reference(reference)}</p>
    </section>
  );
}

/** Starts over with the same amount, without the failed payment. */
function TryAgain() {
  const { pathname, search } = useLocation();
  const { again } = useCheckoutTexts().payment.returned;
  const parameters = new URLSearchParams(search);
  parameters.delete('payment');
  return <ButtonLink to={`${pathname}?${parameters}`}>{again}</ButtonLink>;
}

function outcomeOf({ state, isUnderWay }: AdvanceAnswer) {
  if (state === 'failed') return 'failed';
  if (state === 'open') return isUnderWay === true ? 'underWay' : 'open';
  return state === 'paid' ? 'paid' : 'other';
}
