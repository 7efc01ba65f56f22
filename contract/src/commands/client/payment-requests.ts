import * as z from 'zod/mini';
import { ordinal } from '../../record/ordinal.ts';
import { languages } from '../../text/languages.ts';

/** Begins the payment of the accepted quote, or of an estimate. */
export const paymentRequestSchema = z.object({
  /** The version that was accepted, or that the payment accepts. */
  version: ordinal,
});

/** Where to send the client: the provider's page, or ours with the result once there is nothing left to pay. */
export const paymentAnswerSchema = z.object({ url: z.string() });

/** Acknowledges an event, and tells the provider nothing else. */
export const eventAnswerSchema = z.object({ received: z.boolean() });

/** Language of the page to return to. */
export const returnQuerySchema = z.object({ language: z.optional(z.enum(languages)) });

/** Language of the column names, and what a row is: a payment, or a month's sums in one currency. */
export const paymentsQuerySchema = z.object({
  language: z.optional(z.enum(languages)),
  by: z.optional(z.enum(['payment', 'month'])),
});
