import type { QuoteSubmission } from './quote.ts';
import { afterCount } from './revision.ts';
import type { StoredQuote } from './stored-quote.ts';

/**
 * What a command does to a submission. Decisions are pure: the server applies them to the record, the console and
 * the fakes to their copy, and a database may run one twice.
 */
export type Decision<Quote, Refusal extends string = never> =
  /** The new state of the submission, to be stored. */
  | { readonly kind: 'changed'; readonly quote: Quote }
  /** Nothing to store: it is so already, or this is a retry. */
  | { readonly kind: 'unchanged'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly quote: Quote };

/** The fields of a submission that decisions read; any others in a program's record are preserved. */
export type Decidable = Omit<QuoteSubmission, 'id' | 'reference'>;

/** New values by field; undefined takes the field out of the record. */
type Changes = { readonly [Name in keyof StoredQuote]?: StoredQuote[Name] | undefined };

/** More changes than a person reads; about 20 KB of a record at most. */
const maxHistory = 100;

/** A person's decision: outdates the revision before. */
export function change<Quote extends Decidable>(quote: Quote, changes: Changes) {
  return store(quote, { ...changes, revision: quote.revision + 1 });
}

/** A count, a message, a note or a new plan: decisions based on the revision before remain valid. */
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

/** The whole record is written at each change, so its history must not grow without limit. */
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
