import { parseProblem } from '@yiqiao/contract/http/http-error';
import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';

/** @returns `null` for an answer that confirms without details. */
export function readReceipt(answer: object): QuoteReceipt | null {
  const receipt = z.safeParse(quoteReceiptSchema, answer);
  return receipt.success ? receipt.data : null;
}

/** The problem in a refusal; `null` if the answer is not the API's, as from a proxy. */
export const readProblem = parseProblem;
