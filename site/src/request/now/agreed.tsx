import { decimalToCents } from '@yiqiao/contract/money/money';
import type { Offer } from '@yiqiao/contract/record/order';
import { RecordRow } from '../../blocks/record-rows.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { stateOf } from '../state/describe-state.ts';
import { Sum } from '../text/sum.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './now.module.css';

/** The price before work has started, and how the delivery date depends on the payment. */
export function Agreed({ offer }: { readonly offer: Offer }) {
  const { now, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { accepted: texts } = now;
  const isDue = stateOf(request) === 'to-pay';
  // Unless it is known whether it is paid, it is not known whether it is late either.
  const isPerhapsLate = !isDue && request.isLate && request.due?.what === 'delivery';
  return (
    <div className={styles.head}>
      <p className={styles.price}>
        <Sum cents={decimalToCents(offer.total)} currency={offer.currency} />
      </p>
      <p className={textStyles.quiet}>
        {isDue ? texts.toPay : texts.agreed}
        <b>{texts.starts}</b>
      </p>
      <DependsOnPayment offer={offer} />
      {isPerhapsLate && (
        <p className={textStyles.text}>{texts.ifPaid(moments.short(offer.deliverBy))}</p>
      )}
    </div>
  );
}

/** When the delivery is, paid at once or later. */
export function DependsOnPayment({ offer }: { readonly offer: Offer }) {
  const { now, moments } = useRequestTexts();
  const { accepted: texts } = now;
  return (
    <dl className={styles.depends}>
      <RecordRow name={texts.paidAtOnce}>
        <b>
          <time dateTime={offer.deliverBy}>{moments.short(offer.deliverBy)}</time>
        </b>
        <small>{texts.delivered(moments.yourTime(offer.deliverBy))}</small>
      </RecordRow>
      <RecordRow name={texts.paidLater}>{texts.deliveredLater}</RecordRow>
    </dl>
  );
}
