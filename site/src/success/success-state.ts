import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/quote';
import * as z from 'zod/mini';

const stateSchema = z.object({
  receipt: z.nullable(quoteReceiptSchema),
  /** The address typed into the form; the server's answer does not repeat it. */
  replyTo: z.string(),
});

type SuccessState = z.infer<typeof stateSchema>;

/** What the quote page hands over: it belongs to one entry of the history and survives a reload. */
export function successState(receipt: QuoteReceipt | null, replyTo: string): SuccessState {
  return { receipt, replyTo };
}

/** What a history entry's state holds; `null` where it holds nothing, as when opened directly. */
export function readSuccess(state: unknown): SuccessState | null {
  const parsed = z.safeParse(stateSchema, state);
  return parsed.success ? parsed.data : null;
}
