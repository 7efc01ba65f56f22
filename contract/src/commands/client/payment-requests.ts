import * as z from 'zod/mini';
import { ordinal } from '../../record/ordinal.ts';
import { languages } from '../../text/languages.ts';

/** Begins the payment of the accepted quote. */
export const paymentRequestSchema = z.object({
  /** The version that was accepted. */
  version: ordinal,
});

/** Where to send the client: the provider's page, or ours with the result once there is nothing left to pay. */
export const paymentAnswerSchema = z.object({ url: z.string() });

/** An amount paid at the checkout, as anyone who has its reference may see it. */
export const advanceSchema = z.object({
  reference: z.string(),
  /** A `PaymentState`. */
  state: z.string(),
  /** The client has finished paying; the money has not arrived yet. */
  isUnderWay: z.optional(z.boolean()),
  /** US dollars, two decimals. */
  amount: z.string(),
  paidAt: z.optional(z.iso.datetime()),
});

export type AdvanceAnswer = z.infer<typeof advanceSchema>;

/** Language of the provider's page. */
export const advancePageRequestSchema = z.object({ language: z.optional(z.enum(languages)) });

/** Acknowledges an event, and tells the provider nothing else. */
export const eventAnswerSchema = z.object({ received: z.boolean() });

/** Language of the page to return to. */
export const returnQuerySchema = z.object({ language: z.optional(z.enum(languages)) });

/** Language of the column names, and what a row is: a payment, or a month's sums in one currency. */
export const paymentsQuerySchema = z.object({
  language: z.optional(z.enum(languages)),
  by: z.optional(z.enum(['payment', 'month'])),
});
