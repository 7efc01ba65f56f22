import type { Offer } from '@yiqiao/contract/order/order';
import { centsOf } from '../offer/offer-rows.ts';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import styles from './now.module.css';
import { RunningClock } from './running-clock.tsx';
import { Conversation } from './waiting.tsx';

/** The price that was agreed, and the time until delivery. */
export function Accepted() {
  const { request } = useRequestState();
  const offer = request.offers.find(({ version }) => version === request.acceptance?.version);
  return (
    <>
      {offer !== undefined && <Agreed offer={offer} />}
      <RunningClock />
      <Conversation />
    </>
  );
}

function Agreed({ offer }: { readonly offer: Offer }) {
  const { now, formats, moments } = useRequestTexts();
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
      <p className={styles.quiet}>{now.accepted.toPay}</p>
      <p className={styles.quiet}>{agreed}</p>
    </div>
  );
}
