import { centsOf } from '../offer/offer-rows.ts';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import styles from './now.module.css';
import { RunningClock } from './running-clock.tsx';
import { Conversation } from './waiting.tsx';

/** The price that was agreed, and the time until delivery. */
export function Accepted() {
  const { now, formats } = useRequestTexts();
  const { request } = useRequestState();
  const offer = request.offers.find(({ version }) => version === request.acceptance?.version);
  const price = offer === undefined ? null : formats.splitMoney(centsOf(offer));
  return (
    <>
      {price !== null && (
        <div className={styles.head}>
          <p data-figure="" className={styles.price}>
            <span>{price.currency}</span>
            {price.figure}
          </p>
          <p className={styles.quiet}>{`${now.accepted.toPay} ${now.accepted.delivery}`}</p>
        </div>
      )}
      <RunningClock />
      <Conversation />
    </>
  );
}
