import { decimalToCents } from '@yiqiao/contract/money/money';
import type { Offer } from '@yiqiao/contract/record/order';
import { PayByCard } from '../payment/pay-by-card.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './decision.module.css';

/** The price that the client has asked to pay at once: the payment accepts it. */
export function PayEstimate({ offer }: { readonly offer: Offer }) {
  const { payNow } = useRequestTexts().offer.decision;
  const { payment } = useRequestState().request;
  if (offer.fromEstimate !== true || payment === undefined) return null;
  if (payment.isUnderWay === true) return <p className={textStyles.text}>{payNow.underWay}</p>;
  if (!payment.canPayByCard) return null;
  const { version, total, currency } = offer;
  return (
    <div className={styles.payNow}>
      <h2 className={textStyles.heading}>{payNow.heading}</h2>
      <p className={textStyles.text}>{payNow.text}</p>
      <PayByCard version={version} cents={decimalToCents(total)} currency={currency} />
      <Outcome only="pay" />
    </div>
  );
}
