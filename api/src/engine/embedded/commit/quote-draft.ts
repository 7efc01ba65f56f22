import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import * as z from 'zod/mini';
import { paymentIntentSchema, writtenQuoteSchema } from '../../record-schema.ts';
import type { PaymentIntent } from '../../record-store.ts';
import type { StoreChange } from '../book/store-change.ts';

/** What the store finds without the changes that are on their way to the disk. */
export interface AppliedQuotes {
  get(id: string): StoredQuote | undefined;
  findByIdempotencyKey(key: string): StoredQuote | undefined;
  findByReference(reference: string): StoredQuote | undefined;
}

/**
 * The submissions as they will be once this commit is on the disk: later changes of the same commit
 * are decided on the earlier ones.
 */
export interface QuoteDraft extends AppliedQuotes {
  /** @throws when the record could not be read back; nothing is changed then. */
  put(quote: StoredQuote): void;
  putPaymentIntent(paymentIntent: PaymentIntent): void;
  readonly changes: readonly StoreChange[];
}

export function createDraft(applied: AppliedQuotes): QuoteDraft {
  const changes: StoreChange[] = [];
  const quotes = new Map<string, StoredQuote>();
  const keys = new Map<string, StoredQuote>();
  const references = new Map<string, StoredQuote>();
  return {
    changes,
    get: (id) => quotes.get(id) ?? applied.get(id),
    findByIdempotencyKey: (key) => keys.get(key) ?? applied.findByIdempotencyKey(key),
    findByReference: (name) => references.get(name) ?? applied.findByReference(name),
    put(quote) {
      z.parse(writtenQuoteSchema, quote);
      quotes.set(quote.id, quote);
      references.set(quote.reference, quote);
      if (quote.idempotencyKey !== undefined) keys.set(quote.idempotencyKey, quote);
      changes.push({ kind: 'quote', quote });
    },
    putPaymentIntent(paymentIntent) {
      z.parse(paymentIntentSchema, paymentIntent);
      changes.push({ kind: 'payment-intent', paymentIntent });
    },
  };
}
