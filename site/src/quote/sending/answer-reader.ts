import { parseProblem } from '@yiqiao/contract/http/http-error';
import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';

/** @returns `null` for an answer that confirms without the details. */
export function readReceipt(answer: object): QuoteReceipt | null {
  const receipt = z.safeParse(quoteReceiptSchema, answer);
  return receipt.success ? receipt.data : null;
}

/** What a refusal says of itself; `null` where something in between has answered. */
export const readProblem = parseProblem;
