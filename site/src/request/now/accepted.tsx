import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { declinableUntil } from '@yiqiao/contract/life/pay-now';
import { RunningClock } from '../clock/running-clock.tsx';
import { Deliveries } from '../delivery/deliveries.tsx';
import { RequestedRevision } from '../delivery/requested-revision.tsx';
import { AwaitedFiles } from '../documents/awaited-files.tsx';
import { Invoices } from '../invoices/invoices.tsx';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { hasStarted, stateOf } from '../state/describe-state.ts';
import { moneyOf } from '../state/money-of.ts';
import { Conversation } from '../talk/conversation.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { Agreed, DependsOnPayment } from './agreed.tsx';

/** The agreed price, how to pay it, and the time until delivery. */
export function Accepted() {
  const { request } = useRequestState();
  const offer = acceptedOffer(request);
  const hasPaid = (moneyOf(request)?.paid ?? 0) > 0;
  const isUnderWay = hasStarted(request);
  // The revision request says when it will be answered, unless that time has passed.
  const isInRevision = stateOf(request) === 'revision' && !request.isLate;
  return (
    <>
      <AwaitedFiles />
      <RequestedRevision />
      {!isUnderWay && !hasPaid && offer !== null && <Agreed offer={offer} />}
      {isUnderWay && !isInRevision && <RunningClock />}
      <Confirming />
      <Invoices />
      <PaymentPanel />
      {!isUnderWay && hasPaid && offer !== null && <DependsOnPayment offer={offer} />}
      {!isUnderWay && <RunningClock />}
      <Deliveries />
      <Conversation />
    </>
  );
}

/** Until when the office may still decline an order that was paid at once. */
function Confirming() {
  const { now, moments } = useRequestTexts();
  const { request } = useRequestState();
  const until = declinableUntil(request);
  const isPast = until === null || until <= Date.parse(request.servedAt);
  if (isPast || request.deliveries.length > 0) return null;
  const moment = moments.short(new Date(until).toISOString());
  return <p className={textStyles.quiet}>{now.confirming(moment)}</p>;
}
