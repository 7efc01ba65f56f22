import * as z from 'zod/mini';

/** `amount` in dollars; read with `parsePaymentAmount`. */
export const paymentIntentRequestSchema = z.object({
  amount: z.union([z.number(), z.string()]),
});

export const paymentIntentSchema = z.object({
  clientSecret: z.string(),
  /** Where a payment provider is set up: what is on the visitor's desk can be paid. */
  canPay: z.optional(z.boolean()),
});

export type PaymentIntentAnswer = z.infer<typeof paymentIntentSchema>;
