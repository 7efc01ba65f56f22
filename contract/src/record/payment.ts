import * as z from 'zod/mini';

const dateTime = z.iso.datetime();

/**
 * Where a payment stands, by what the provider has said so far:
 * - `open`: begun; nothing has come. With `submittedAt` the client has paid and the money is under way.
 * - `paid`: the amount of the record, in its currency. `failed`: it will not come.
 * - `partly-refunded`, `refunded`; `disputed`: the client's bank wants it back, or has it back.
 * - `unclear`: something else came than was asked for; a person has to look.
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

/** What the provider said last of a refund or a dispute. */
const reportSchema = z.object({
  /** The provider's. */
  id: z.string(),
  /** The provider's word for where it stands. */
  status: z.string(),
  at: dateTime,
});

export const refundSchema = z.extend(reportSchema, {
  /** US dollars, two decimals, as every amount here. */
  amount: z.string(),
});

export type Refund = z.infer<typeof refundSchema>;
export type Dispute = z.infer<typeof reportSchema>;

/** Money that the provider was asked to take. No card, name or address of a client is ever part of it. */
export const paymentSchema = z.object({
  /** Our own; the provider repeats it in everything it tells of the payment. */
  id: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** A `PaymentState`. */
  state: z.string(),
  /** The provider's name of how it was paid: `card`, `alipay`, `wechat_pay`, … */
  method: z.optional(z.string()),
  /** What went back of it. */
  refunded: z.optional(z.string()),
  at: dateTime,
  /** When the client had done everything. The money may come later. */
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
  /** What came instead of the amount, in the smallest unit of its currency. */
  received: z.optional(z.object({ units: z.int(), currency: z.string() })),
  refunds: z.optional(z.array(refundSchema)),
  disputes: z.optional(z.array(reportSchema)),
});

export type Payment = z.infer<typeof paymentSchema>;

/** Of the accepted quote. */
export const orderPaymentSchema = z.extend(paymentSchema, { version: z.int() });

export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/** Those whose names belong to `quoteFormat`. */
export const paymentSchemas = [orderPaymentSchema, refundSchema];

/** Whether money has come, wherever it is now; or is on its way. Nothing more is to be paid then. */
export function isSettled({ state, submittedAt }: Pick<Payment, 'state' | 'submittedAt'>): boolean {
  return state === 'open' ? submittedAt !== undefined : state !== 'failed';
}

/** Whether the provider has yet to say what came of its page: it is asked when it does not. */
export function isAwaited({ state, session }: Pick<Payment, 'state' | 'session'>): boolean {
  return state === 'open' && session !== undefined;
}
