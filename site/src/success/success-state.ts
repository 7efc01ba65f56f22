import { type Measurement, measurementSchema } from '@yiqiao/contract/counting/measurement';
import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/quote/quote';
import * as z from 'zod/mini';

const stateSchema = z.object({
  receipt: z.nullable(quoteReceiptSchema),
  /** The address typed into the form; the server's answer does not repeat it. */
  replyTo: z.string(),
  /** What this browser found in the document; the office may still be counting it. */
  ownReport: z.optional(z.nullable(measurementSchema)),
});

type SuccessState = z.infer<typeof stateSchema>;

/** What the quote page hands over: it belongs to one entry of the history and survives a reload. */
export function successState(
  receipt: QuoteReceipt | null,
  replyTo: string,
  ownReport: Measurement | null = null,
): SuccessState {
  return { receipt, replyTo, ownReport };
}

/** What a history entry's state holds; `null` where it holds nothing, as when opened directly. */
export function readSuccess(state: unknown): SuccessState | null {
  const parsed = z.safeParse(stateSchema, state);
  return parsed.success ? parsed.data : null;
}
