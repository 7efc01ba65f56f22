import { isForgettable } from '@yiqiao/ports/find-advances';
import type { RecordStore } from '@yiqiao/ports/record-store';
import type { QuoteShelf } from './book/quote-shelf.ts';
import type { CommitQueue } from './commit/commit-queue.ts';
import { keepAdvance, keepChange, keepNew } from './commit/keep-decision.ts';

/** Reads come from memory; decisions queue to be written. */
export function createRecords(
  shelf: QuoteShelf,
  queue: CommitQueue,
): Omit<RecordStore, 'isHealthy'> {
  return {
    get: async (id) => shelf.get(id),
    findByReference: async (reference) => shelf.findByReference(reference),
    findByIdempotencyKey: async (key) => shelf.findByIdempotencyKey(key),
    findByFilePath: async (path) => shelf.findByFilePath(path),
    findByLinkDigest: async (digest) => shelf.findByLinkDigest(digest),
    withJobsOf: async (personId) => shelf.withJobsOf(personId),
    change: (id, decide) =>
      queue.submit((draft) => {
        const quote = draft.get(id);
        return quote === undefined ? null : keepChange(draft, decide(quote));
      }),
    add: (key, decide) =>
      queue.submit((draft) => {
        const first = key === undefined ? undefined : draft.findByIdempotencyKey(key);
        return first === undefined
          ? keepNew(draft, decide(first))
          : keepChange(draft, decide(first));
      }),
    addPaymentIntent: (intent) => queue.submit((draft) => draft.putPaymentIntent(intent)),
    getPaymentIntent: async (id) => shelf.getPaymentIntent(id),
    changePaymentIntent: (id, decide) =>
      queue.submit((draft) => {
        const intent = draft.getPaymentIntent(id);
        return intent === undefined ? null : keepAdvance(draft, decide(intent));
      }),
    findAdvances: async (kind) => shelf.findAdvances(kind),
    forgetIntents: (limits) =>
      queue.submit((draft) => {
        const ids = shelf.findForgettable(limits).filter((id) => {
          // A payment may have been started in this very commit.
          const intent = draft.getPaymentIntent(id);
          return intent !== undefined && isForgettable(intent, limits);
        });
        if (ids.length > 0) draft.forgetIntents(ids);
        return ids.length;
      }),
  };
}
