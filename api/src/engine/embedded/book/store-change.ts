import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import { quoteSubmissionSchema } from '@yiqiao/contract/quote/quote';
import * as z from 'zod/mini';
import type { PaymentIntent } from '../../record-store.ts';

/** A submission as it is written. */
export const writtenQuoteSchema = z.extend(quoteSubmissionSchema, {
  fileSha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  idempotencyKey: z.exactOptional(z.string()),
  linkDigest: z.exactOptional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

/** A submission as it is read: fields that only a later release knows are kept. */
export const storedQuoteSchema = z.catchall(writtenQuoteSchema, z.unknown());

export const paymentIntentSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.literal('usd'),
  status: z.literal('requires_payment_method'),
  createdAt: z.string(),
});

/** One change as the journal holds it: the whole record, so that a repeat changes nothing. */
export type StoreChange =
  | { readonly kind: 'quote'; readonly quote: StoredQuote }
  | { readonly kind: 'payment-intent'; readonly paymentIntent: PaymentIntent };

/** Changes that reached the disk together: all of them hold after a crash, or none. */
export interface Commit {
  /** One more than that of the commit before. */
  readonly sequence: number;
  /** Of the journal's line: tells two commits with the same number apart. */
  readonly checksum: string;
  readonly changes: readonly StoreChange[];
}
