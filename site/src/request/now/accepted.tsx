import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { RunningClock } from '../clock/running-clock.tsx';
import { Deliveries } from '../delivery/deliveries.tsx';
import { RequestedRevision } from '../delivery/requested-revision.tsx';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { hasStarted, stateOf } from '../state/describe-state.ts';
import { moneyOf } from '../state/money-of.ts';
import { Conversation } from '../talk/conversation.tsx';
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
      <RequestedRevision />
      {!isUnderWay && !hasPaid && offer !== null && <Agreed offer={offer} />}
      {isUnderWay && !isInRevision && <RunningClock />}
      <PaymentPanel />
      {!isUnderWay && hasPaid && offer !== null && <DependsOnPayment offer={offer} />}
      {!isUnderWay && <RunningClock />}
      <Deliveries />
      <Conversation />
    </>
  );
}
