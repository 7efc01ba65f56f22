/**
 * What the client needs to know about a payment. `due`: nothing is known. `open`: the provider's page was opened,
 * and its result is not known yet. `under-way`: the client has paid, and the money has not arrived yet.
 */
export const paymentPhases = [
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
