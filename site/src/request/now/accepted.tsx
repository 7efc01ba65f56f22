import { acceptedOffer } from '@yiqiao/contract/order/life-state';
import type { Offer } from '@yiqiao/contract/order/order';
import { EarlierDeliveries } from '../delivery/earlier-deliveries.tsx';
import { RevisionAsked } from '../delivery/revision-asked.tsx';
import { centsOf } from '../offer/offer-rows.ts';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { isSettled, phaseOf } from '../payment/payment-phase.ts';
import { useRequestTexts } from '../request-texts.ts';
import textStyles from '../text.module.css';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import styles from './now.module.css';
import { RunningClock } from './running-clock.tsx';
import { Conversation } from './waiting.tsx';

/** The price that was agreed, how to pay it, and the time until delivery. */
export function Accepted() {
  const { request } = useRequestState();
  const offer = acceptedOffer(request);
  const isPaid = isSettled(phaseOf(request));
  const isRevised = request.deliveries.length > 0;
  return (
    <>
      <RevisionAsked />
      {!isRevised && !isPaid && offer !== null && <Agreed offer={offer} />}
      {isPaid && <RunningClock />}
      <PaymentPanel />
      {!isPaid && <RunningClock />}
      <EarlierDeliveries />
      <Conversation />
    </>
  );
}

function Agreed({ offer }: { readonly offer: Offer }) {
  const { now, payment, formats, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { currency, figure } = formats.splitMoney(centsOf(offer));
  const delivery = toZonedMoment(offer.deliverBy, request.timeZone);
  const agreed = now.accepted.delivery(moments.full(delivery), moments.yourTime(delivery));
  return (
    <div className={styles.head}>
      <p data-figure="" className={styles.price}>
        <span>{currency}</span>
        {figure}
      </p>
      <p className={textStyles.quiet}>{`${payment.toPay}${now.accepted.gap}${agreed}`}</p>
    </div>
  );
}
