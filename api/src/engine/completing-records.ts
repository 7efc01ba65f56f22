import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { AnyDecision, RecordStore } from '@yiqiao/ports/record-store';

/** What a changed record has beside what was decided. @param before undefined of a new submission. */
export type Complete = (before: StoredQuote | undefined, after: StoredQuote) => StoredQuote;

/**
 * Records that complete every change in the same step as the change: whoever decides need not know what follows from it.
 * @param begin called before each change.
 */
export function createCompletingRecords(
  records: RecordStore,
  begin: () => Complete | Promise<Complete>,
): RecordStore {
  return {
    ...records,
    async change(id, decide) {
      const complete = await begin();
      return records.change(id, (quote) => completed(quote, decide(quote), complete));
    },
    async add(key, decide) {
      const complete = await begin();
      return records.add(key, (first) => completed(first, decide(first), complete));
    },
  };
}

function completed<D extends AnyDecision>(
  before: StoredQuote | undefined,
  decision: D,
  complete: Complete,
): D {
  return decision.kind === 'changed'
    ? { ...decision, quote: complete(before, decision.quote) }
    : decision;
}
