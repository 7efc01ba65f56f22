import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { PaymentIntent } from '@yiqiao/ports/record-store';
import {
  paymentIntentSchema,
  storedErasureSchema,
  writtenQuoteSchema,
} from '@yiqiao/ports/schema/record-schema';
import * as z from 'zod/mini';
import type { StoreChange } from './store-change.ts';

/** Look-ups in the store without the changes that are being written. */
export interface AppliedQuotes {
  get(id: string): StoredQuote | undefined;
  findByIdempotencyKey(key: string): StoredQuote | undefined;
  findByReference(reference: string): StoredQuote | undefined;
  getPaymentIntent(id: string): PaymentIntent | undefined;
}

/**
 * The submissions as they will be once this commit is on the disk: later decisions of the same commit see the
 * earlier ones.
 */
export interface QuoteDraft extends AppliedQuotes {
  /** @throws when the record could not be read back; nothing is changed then. */
  put(quote: StoredQuote): void;
  putPaymentIntent(paymentIntent: PaymentIntent): void;
  /** Removes payment intents. */
  forgetIntents(ids: readonly string[]): void;
  /** Removes its submissions. */
  putErasure(erasure: Erasure): void;
  readonly changes: readonly StoreChange[];
}

export function createDraft(applied: AppliedQuotes): QuoteDraft {
  const changes: StoreChange[] = [];
  const quotes = new Map<string, StoredQuote>();
  const keys = new Map<string, StoredQuote>();
  const references = new Map<string, StoredQuote>();
  const intents = new Map<string, PaymentIntent>();
  const forgotten = new Set<string>();
  const gone = new Set<string>();
  const present = (quote: StoredQuote | undefined) =>
    quote === undefined || gone.has(quote.id) ? undefined : quote;
  return {
    changes,
    get: (id) => present(quotes.get(id) ?? applied.get(id)),
    findByIdempotencyKey: (key) => present(keys.get(key) ?? applied.findByIdempotencyKey(key)),
    findByReference: (name) => present(references.get(name) ?? applied.findByReference(name)),
    getPaymentIntent: (id) =>
      forgotten.has(id) ? undefined : (intents.get(id) ?? applied.getPaymentIntent(id)),
    put(quote) {
      z.parse(writtenQuoteSchema, quote);
      quotes.set(quote.id, quote);
      references.set(quote.reference, quote);
      if (quote.idempotencyKey !== undefined) keys.set(quote.idempotencyKey, quote);
      changes.push({ kind: 'quote', quote });
    },
    putPaymentIntent(paymentIntent) {
      z.parse(paymentIntentSchema, paymentIntent);
      intents.set(paymentIntent.id, paymentIntent);
      changes.push({ kind: 'payment-intent', paymentIntent });
    },
    forgetIntents(ids) {
      for (const id of ids) forgotten.add(id);
      changes.push({ kind: 'forgotten-intents', ids });
    },
    putErasure(erasure) {
      z.parse(storedErasureSchema, erasure);
      for (const id of erasure.quotes) gone.add(id);
      changes.push({ kind: 'erasure', erasure });
    },
  };
}
