import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { type PaymentPhase, paymentPhases } from '../../content/facts/payment-phases.ts';

/** `null` before there is something to pay. */
export function phaseOf({ payment }: Pick<ClientRequest, 'payment'>): PaymentPhase | null {
  if (payment === undefined) return null;
  if (payment.state === 'open' && payment.isUnderWay) return 'under-way';
  return paymentPhases.find((phase) => phase === payment.state) ?? 'due';
}

/** Whether the client has nothing to pay now. */
export function isSettled(phase: PaymentPhase | null): boolean {
  return phase !== null && !['due', 'open', 'failed'].includes(phase);
}

/** Whether money has come, as far as the provider has told. */
export function hasArrived(request: Pick<ClientRequest, 'payment'>): boolean {
  const phase = phaseOf(request);
  return isSettled(phase) && phase !== 'under-way';
}

/** Whether nothing was paid for certain: what comes by bank is told to nobody here. */
export function awaitsPayment({ payment }: Pick<ClientRequest, 'payment'>): boolean {
  return payment?.canPayByCard === true && payment.bankTransfer === undefined;
}
