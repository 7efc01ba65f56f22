import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/quote';
import * as z from 'zod/mini';
import type { StoredQuote } from '../store/quote-store.ts';

/** A submission as staff read it: nothing that the contract does not name leaves the server. */
export function toPublicQuote(quote: StoredQuote): QuoteSubmission {
  return z.parse(quoteSubmissionSchema, quote);
}
