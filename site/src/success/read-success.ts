import { measurementSchema } from '@yiqiao/contract/counting/measurement';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';
import type { SuccessState } from '../quote/submit/success-state.ts';

const stateSchema: z.ZodMiniType<SuccessState> = z.object({
  receipt: z.nullable(quoteReceiptSchema),
  replyTo: z.string(),
  ownReport: z.nullable(measurementSchema),
  shown: z.optional(z.nullable(z.object({ wordCount: z.int(), cents: z.int() }))),
});

/** The state of a history entry; `null` if it has none, as when the page was opened directly. */
export function readSuccess(state: unknown): SuccessState | null {
  const parsed = z.safeParse(stateSchema, state);
  return parsed.success ? parsed.data : null;
}
