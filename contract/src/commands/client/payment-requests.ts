import * as z from 'zod/mini';
import { ordinal } from '../../record/ordinal.ts';
import { languages } from '../../text/languages.ts';

export const paymentRequestSchema = z.object({ version: ordinal });

/** Where the client pays: the provider's page; ours, which says what became of it, once there is nothing to pay. */
export const paymentAnswerSchema = z.object({ url: z.string() });

/** An amount paid at the checkout, as whoever has its reference may see it. */
export const advanceSchema = z.object({
  reference: z.string(),
  /** A `PaymentState`. */
  state: z.string(),
  isUnderWay: z.optional(z.boolean()),
  amount: z.string(),
  paidAt: z.optional(z.iso.datetime()),
});

export type AdvanceAnswer = z.infer<typeof advanceSchema>;

/** In which language the provider's page is to be. */
export const advancePageRequestSchema = z.object({ language: z.optional(z.enum(languages)) });

/** The provider hears nothing more than that. */
export const eventAnswerSchema = z.object({ received: z.boolean() });

/** In which language whoever comes back is spoken to. */
export const returnQuerySchema = z.object({ language: z.optional(z.enum(languages)) });

/** In which language the columns are named. */
export const paymentsQuerySchema = z.object({ language: z.optional(z.enum(languages)) });
