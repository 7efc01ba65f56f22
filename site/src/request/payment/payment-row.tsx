import { acceptedOffer } from '@yiqiao/contract/order/life-state';
import { centsOf } from '../offer/offer-rows.ts';
import { RecordRow } from '../record/record-row.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import { type PaymentPhase, phaseOf } from './payment-phase.ts';

/** What is on record of the payment; nothing before there is something to pay. */
export function PaymentRow() {
  const { payment: texts, record, formats, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { payment } = request;
  const phase = phaseOf(request);
  if (payment === undefined || phase === null) return null;
  const total = payment.amount ?? acceptedOffer(request)?.total;
  const hasAmount = hasMoney(phase) && total !== undefined;
  const paid =
    payment.paidAt === undefined
      ? ''
      : moments.short(toZonedMoment(payment.paidAt, request.timeZone));
  const refunded =
    payment.refunded === undefined ? '' : formats.money(centsOf({ total: payment.refunded }));
  return (
    <RecordRow name={record.payment}>
      {hasAmount ? (
        <>
          <b>{formats.money(centsOf({ total }))}</b>
          <small>{texts.row[phase](phase === 'paid' ? paid : refunded)}</small>
        </>
      ) : (
        texts.row[phase]('')
      )}
    </RecordRow>
  );
}

/** Whether an amount stands beside it. */
function hasMoney(phase: PaymentPhase): boolean {
  return !['due', 'open', 'failed', 'unclear'].includes(phase);
}
