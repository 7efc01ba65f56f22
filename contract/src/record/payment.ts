import * as z from 'zod/mini';

const dateTime = z.iso.datetime();

/**
 * The state of a payment, from what the provider has reported so far:
 * - `open`: started, nothing received. With `submittedAt` the client has paid and the money is on its way.
 * - `paid`: the amount of the record, in its currency. `failed`: it will not come.
 * - `partly-refunded`, `refunded`; `disputed`: the client's bank wants it back, or has it back.
 * - `unclear`: the amount received is not the one asked for; a person has to check.
 */
export const paymentStates = [
  'open',
  'paid',
  'failed',
  'refunded',
  'partly-refunded',
  'disputed',
  'unclear',
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** The provider's latest report on a refund or a dispute. */
const reportSchema = z.object({
  /** The provider's. */
  id: z.string(),
  /** The provider's name for its state. */
  status: z.string(),
  at: dateTime,
});

export const refundSchema = z.extend(reportSchema, {
  /** US dollars, two decimals, as every amount here. */
  amount: z.string(),
});

export type Refund = z.infer<typeof refundSchema>;
export type Dispute = z.infer<typeof reportSchema>;

/** A payment at the provider. It never holds a client's card, name or address. */
export const paymentSchema = z.object({
  /** Our own; the provider repeats it in everything it reports about the payment. */
  id: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** A `PaymentState`. */
  state: z.string(),
  /** The provider's name for the payment method: `card`, `alipay`, `wechat_pay`, … */
  method: z.optional(z.string()),
  /** Amount refunded. */
  refunded: z.optional(z.string()),
  at: dateTime,
  /** When the client finished paying. The money may arrive later. */
  submittedAt: z.optional(dateTime),
  paidAt: z.optional(dateTime),
  failedAt: z.optional(dateTime),
  updatedAt: dateTime,
  /** The provider's id of the page that was opened for it. */
  session: z.optional(z.string()),
  /** Until when that page can be used. */
  expiresAt: z.optional(dateTime),
  /** The provider's id of the payment: what staff look for in its books. */
  intent: z.optional(z.string()),
  /** What was received instead of the amount, in the smallest unit of its currency. */
  received: z.optional(z.object({ units: z.int(), currency: z.string() })),
  refunds: z.optional(z.array(refundSchema)),
  disputes: z.optional(z.array(reportSchema)),
});

export type Payment = z.infer<typeof paymentSchema>;

/** Of the accepted quote. */
export const orderPaymentSchema = z.extend(paymentSchema, { version: z.int() });

export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/** The sums of an order for readers of the API, decimal strings with two places. They follow from the other fields. */
export const moneySchema = z.object({
  /** ISO 4217. */
  currency: z.string(),
  agreed: z.string(),
  paid: z.string(),
  refunded: z.string(),
  open: z.string(),
  overpaid: z.string(),
});

/** Those whose names belong to `quoteFormat`. */
export const paymentSchemas = [orderPaymentSchema, refundSchema];

/** Whether money was received, even if refunded since, or is on its way. Nothing more is to be paid then. */
export function isSettled({ state, submittedAt }: Pick<Payment, 'state' | 'submittedAt'>): boolean {
  return state === 'open' ? submittedAt !== undefined : state !== 'failed';
}

/** Whether the outcome is still open: if the provider sends no event, it is asked. */
export function isAwaited({ state, session }: Pick<Payment, 'state' | 'session'>): boolean {
  return state === 'open' && session !== undefined;
}
