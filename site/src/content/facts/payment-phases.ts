/**
 * What the client has to know of a payment. `due`: nothing is known. `open`: the provider's page was opened,
 * and nobody has said yet what came of it. `under-way`: the client has paid, and the money is on its way.
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
