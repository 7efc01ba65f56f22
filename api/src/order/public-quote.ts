import { moneyOnWire } from '@yiqiao/contract/life/order-money';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import * as z from 'zod/mini';

/** A submission as staff may see it: fields that the contract does not list never leave the server. */
export function toPublicQuote(quote: StoredQuote): QuoteSubmission {
  return z.parse(quoteSubmissionSchema, { ...quote, money: moneyOnWire(quote) });
}
