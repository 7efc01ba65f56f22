import type { ClientPayment } from '@yiqiao/contract/client-page/client-payment';
import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { type PaymentPhase, paymentPhases } from '../../content/facts/payment-phases.ts';
import { moneyOf } from './money-of.ts';

/** `null` if there is nothing to pay yet. */
export function phaseOf({ payment }: Pick<ClientRequest, 'payment'>): PaymentPhase | null {
  if (payment === undefined) return null;
  if (payment.state === 'open' && payment.isUnderWay) return 'under-way';
  return paymentPhases.find((phase) => phase === payment.state) ?? 'due';
}

/** Whether there is nothing for the client to pay now. */
export function isSettled(phase: PaymentPhase | null): boolean {
  return phase !== null && !['due', 'open', 'failed'].includes(phase);
}

/** Whether money has arrived, as far as the provider has reported. */
export function hasArrived(request: Pick<ClientRequest, 'payment'>): boolean {
  const phase = phaseOf(request);
  return isSettled(phase) && phase !== 'under-way';
}

/** Whether the office has said how to pay without a card. */
export function hasBankTransfer({
  account,
  bankTransfer,
}: Pick<ClientPayment, 'account' | 'bankTransfer'>): boolean {
  return (account ?? bankTransfer) !== undefined;
}

/** Whether it is certain that nothing was paid: the office records a transfer only when it has seen it. */
export function awaitsPayment({
  payment,
  money,
}: Pick<ClientRequest, 'payment' | 'money'>): boolean {
  const hasPaid = (moneyOf({ money })?.paid ?? 0) > 0;
  return payment?.canPayByCard === true && !hasBankTransfer(payment) && !hasPaid;
}
