import { type JobKind, jobsOf } from '@yiqiao/contract/life/jobs';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { AnyDecision, RecordStore } from '@yiqiao/ports/record-store';

/** The promises of a record store in the plainest way: a map. */
export interface Model extends Pick<RecordStore, 'change' | 'add'> {
  readonly quotes: ReadonlyMap<string, StoredQuote>;
  idsWaiting(kind: JobKind): readonly string[];
  /** Jobs are handed out to one person here. */
  idsWithJobs(): readonly string[];
}

export function createModel(): Model {
  const quotes = new Map<string, StoredQuote>();

  function keep<D extends AnyDecision>(decision: D): D {
    if (decision.kind === 'changed') quotes.set(decision.quote.id, decision.quote);
    return decision;
  }

  const byKey = new Map<string, string>();
  const references = new Set<string>();
  return {
    quotes,
    async change(id, decide) {
      const quote = quotes.get(id);
      return quote === undefined ? null : keep(decide(quote));
    },
    async add(key, decide) {
      const first = key === undefined ? undefined : quotes.get(byKey.get(key) ?? '');
      const decision = decide(first);
      if (decision.kind !== 'changed') return decision;
      const { id, reference } = decision.quote;
      if (quotes.has(id) || references.has(reference)) throw new Error('taken');
      references.add(reference);
      if (key !== undefined) byKey.set(key, id);
      return keep(decision);
    },
    idsWithJobs: () => [...quotes.values()].filter((it) => it.jobs).map(({ id }) => id),
    idsWaiting: (kind) =>
      [...quotes.values()].filter((quote) => jobsOf(quote).includes(kind)).map(({ id }) => id),
  };
}
