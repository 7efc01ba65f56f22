import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/quote';
import * as z from 'zod/mini';

const stateSchema = z.object({ receipt: z.nullable(quoteReceiptSchema) });

type SuccessState = z.infer<typeof stateSchema>;

/** What the quote page hands over: it belongs to one entry of the history and survives a reload. */
export function successState(receipt: QuoteReceipt | null): SuccessState {
  return { receipt };
}

/** The receipt in a history entry's state; `null` where there is none, as when opened directly. */
export function readReceipt(state: unknown): QuoteReceipt | null {
  const parsed = z.safeParse(stateSchema, state);
  return parsed.success ? parsed.data.receipt : null;
}
