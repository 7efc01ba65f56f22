import * as z from 'zod/mini';
import { recordedByShape, recordedSenderShape } from './sender.ts';

/** How money came that did not come through the payment provider. */
export const paymentWays = ['bank', 'alipay', 'wechat', 'cash', 'other'] as const;

export type PaymentWay = (typeof paymentWays)[number];

/**
 * Why an entry is countered: `mistake`, it was entered wrong and was never received; `refund`, the money was sent
 * back.
 */
export const reversalKinds = ['mistake', 'refund'] as const;

export type ReversalKind = (typeof reversalKinds)[number];

/** The counter-entry of a payment. The payment itself stays on record. */
export const reversalSchema = z.object({
  /** A `ReversalKind`. */
  kind: z.string(),
  /** For the office; the client does not read it. */
  reason: z.string(),
  at: z.iso.datetime(),
  ...recordedSenderShape,
});

/** Money that staff have recorded. Never changed or deleted, only countered. */
export const recordedPaymentSchema = z.object({
  /** The sender's id of it, so that a retry adds nothing. */
  id: z.string(),
  /** Two decimals, in the currency of the accepted quote. */
  amount: z.string(),
  currency: z.string(),
  /** A `PaymentWay`. */
  way: z.string(),
  /** The day the money came, as the office's calendar has it: "2026-11-24". */
  receivedOn: z.iso.date(),
  /** For the office; the client does not read it. */
  note: z.optional(z.string()),
  at: z.iso.datetime(),
  ...recordedByShape,
  reversal: z.optional(reversalSchema),
});

export type RecordedPayment = z.infer<typeof recordedPaymentSchema>;

/** Whether the money came, even if it was sent back later: it was not entered wrong. */
export function hasCome({
  reversal,
}: {
  readonly reversal?: Pick<z.infer<typeof reversalSchema>, 'kind'> | undefined;
}): boolean {
  return reversal?.kind !== 'mistake';
}

/** Those whose names belong to `quoteFormat`. */
export const recordedPaymentSchemas = [recordedPaymentSchema, reversalSchema];
