import * as z from 'zod/mini';

/** `amount` in dollars; read with `parsePaymentAmount`. */
export const paymentIntentRequestSchema = z.object({
  amount: z.union([z.number(), z.string()]),
});

export const paymentIntentSchema = z.object({
  clientSecret: z.string(),
  /** Where a provider takes cards: "Pay" asks for its page. */
  canPay: z.optional(z.boolean()),
});

export type PaymentIntentAnswer = z.infer<typeof paymentIntentSchema>;
