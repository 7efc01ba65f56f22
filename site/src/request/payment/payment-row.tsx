import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { decimalToCents } from '@yiqiao/contract/money/money';
import type { PaymentPhase } from '../../content/facts/payment-phases.ts';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { useRequestTexts } from '../request-texts.ts';
import { stateOf } from '../state/describe-state.ts';
import { awaitsPayment, isSettled, phaseOf } from '../state/payment-phase.ts';
import { RecordRow } from '../text/record-row.tsx';
import { useRequestState } from '../use-request.ts';

/** The payment on record; nothing if there is nothing to pay yet. */
export function PaymentRow() {
  const { record } = useRequestTexts();
  const { request } = useRequestState();
  const { payment } = request;
  const phase = phaseOf(request);
  if (payment === undefined || phase === null) return null;
  // Nothing is owed for a cancelled order.
  if (!isSettled(phase) && stateOf(request) === 'cancelled') return null;
  return (
    <RecordRow name={record.payment}>
      {hasMoney(phase) ? <PaidAmount phase={phase} /> : <Unpaid phase={phase} />}
    </RecordRow>
  );
}

/** What is known if no money has arrived; bank transfers are not visible here. */
function Unpaid({ phase }: { readonly phase: PaymentPhase }) {
  const { payment: texts } = useRequestTexts();
  const { request } = useRequestState();
  const isUnseen = phase === 'due' && !awaitsPayment(request);
  return isUnseen ? texts.unseen : texts.row[phase]('');
}

function PaidAmount({ phase }: { readonly phase: PaymentPhase }) {
  const { payment: texts, formats, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { amount, paidAt, refunded } = request.payment ?? {};
  const total = amount ?? acceptedOffer(request)?.total;
  const paid = paidAt === undefined ? '' : moments.short(toZonedMoment(paidAt, request.timeZone));
  const back = refunded === undefined ? '' : formats.money(decimalToCents(refunded));
  if (total === undefined) return texts.row[phase]('');
  return (
    <>
      <b>{formats.money(decimalToCents(total))}</b>
      <small>{texts.row[phase](phase === 'paid' ? paid : back)}</small>
    </>
  );
}

/** Whether an amount is shown with it. */
function hasMoney(phase: PaymentPhase): boolean {
  return !['due', 'open', 'failed', 'unclear'].includes(phase);
}
