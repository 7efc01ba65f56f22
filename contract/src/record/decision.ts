import type { QuoteSubmission } from './quote.ts';
import { afterCount } from './revision.ts';
import type { StoredQuote } from './stored-quote.ts';

/**
 * What a command does to a submission. Decisions are pure: the server takes them on the record as it
 * is, the console and the fakes on the copy they have, and a database may take one twice.
 */
export type Decision<Quote, Refusal extends string = never> =
  /** The submission as it is from now on; to be stored. */
  | { readonly kind: 'changed'; readonly quote: Quote }
  /** It is so already, or a repeat was recognized; nothing is stored. */
  | { readonly kind: 'unchanged'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly quote: Quote };

/** A submission as a decision reads it; what else a program keeps in its record stays as it is. */
export type Decidable = Omit<QuoteSubmission, 'id' | 'reference'>;

/** New values by field; undefined takes the field out of the record. */
type Changes = { readonly [Name in keyof StoredQuote]?: StoredQuote[Name] | undefined };

/** More changes than a person reads; some 20 KB of a record at most. */
const maxHistory = 100;

/** A decision that somebody took: a revision that nobody has seen yet. */
export function change<Quote extends Decidable>(quote: Quote, changes: Changes) {
  return store(quote, { ...changes, revision: quote.revision + 1 });
}

/** A count, a message, a note or another plan came in: whoever decided on the revision before has decided on this one too. */
export function changeAside<Quote extends Decidable>(quote: Quote, changes: Changes) {
  return store(quote, { ...changes, ...afterCount(quote) });
}

function store<Quote extends Decidable>(quote: Quote, changes: Changes) {
  const fields = Object.entries({ ...quote, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  // Only fields that may be absent are ever taken out.
  const changed = Object.fromEntries(fields) as Quote;
  return { kind: 'changed', quote: withinHistory(changed) } as const;
}

/** The whole record is written at each change, so that its history must not grow without end. */
function withinHistory<Quote extends Decidable>(quote: Quote): Quote {
  const { history, historyOmitted = 0 } = quote;
  const excess = history.length - maxHistory;
  if (excess <= 0) return quote;
  const kept = [...history.slice(0, 1), ...history.slice(1 + excess)];
  return { ...quote, history: kept, historyOmitted: historyOmitted + excess };
}

/** Milliseconds since the epoch as a record holds them. */
export function toDateTime(at: number): string {
  return new Date(at).toISOString();
}
