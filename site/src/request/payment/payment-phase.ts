import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';

/**
 * What the client has to know of a payment. `due`: nothing is known. `open`: the provider's page was opened,
 * and nobody has said yet what came of it. `under-way`: the client has paid, and the money is on its way.
 */
const paymentPhases = [
  'due',
  'open',
  'under-way',
  'failed',
  'paid',
  'refunded',
  'partly-refunded',
  'disputed',
  'unclear',
] as const;

export type PaymentPhase = (typeof paymentPhases)[number];

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
