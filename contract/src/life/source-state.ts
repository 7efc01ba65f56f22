import type { QuoteSubmission } from '../record/quote.ts';
import type { Source } from '../record/source.ts';
import { isOverStatus, statusRules } from '../record/status.ts';
import { acceptedOffer, isReactedTo, type LifeFields, latestOffer } from './life-state.ts';

/**
 * What an added file is to the order:
 * - `reference`: read only. `removed`: taken back.
 * - `open`: a document that the office has neither quoted nor answered.
 * - `offered`: the latest quote covers it, and is not accepted. `agreed`: the accepted one does.
 * - `included`: taken in without a charge; `left-out`: not in this order.
 * - `not-agreed`: only quotes that hold no more, or never did, cover it.
 */
export const sourceStates = [
  'reference',
  'removed',
  'open',
  'offered',
  'agreed',
  'included',
  'left-out',
  'not-agreed',
] as const;

export type SourceState = (typeof sourceStates)[number];

type SourceFields = Pick<QuoteSubmission, 'offers' | 'acceptance'>;

export function sourceState(quote: SourceFields, source: Source): SourceState {
  const { id, role, removedAt, answer } = source;
  if (removedAt !== undefined) return 'removed';
  if (role === 'reference') return 'reference';
  if (acceptedOffer(quote)?.sources?.includes(id) === true) return 'agreed';
  if (answer?.what === 'included' || answer?.what === 'left-out') return answer.what;
  if (latestOffer(quote)?.sources?.includes(id) === true) return 'offered';
  const wasOffered = quote.offers?.some(({ sources = [] }) => sources.includes(id)) === true;
  return wasOffered ? 'not-agreed' : 'open';
}

/** The documents that a new quote covers unless staff leave them out: those agreed on, offered or not answered. */
export function documentsToQuote(quote: SourceFields & Pick<QuoteSubmission, 'sources'>) {
  const { sources = [] } = quote;
  const states: readonly SourceState[] = ['open', 'offered', 'agreed', 'included'];
  return sources.filter((source) => states.includes(sourceState(quote, source)));
}

/**
 * The added files that the office has yet to answer, oldest first: documents until a quote covers them or somebody
 * says what becomes of them, references from the client until somebody has reacted. Before the first quote they are
 * part of the request.
 */
export function findOpenSources(quote: LifeFields): readonly Source[] {
  const { sources = [], status } = quote;
  const isBegun = latestOffer(quote) !== null || statusRules(status).isInWork;
  if (!isBegun || isOverStatus(status)) return [];
  return sources.filter((source) => {
    const state = sourceState(quote, source);
    if (state === 'open') return true;
    const isSeen = source.settled !== undefined || isReactedTo(quote, source);
    return state === 'reference' && source.from === 'client' && !isSeen;
  });
}

/** Whether whoever added a file can still take it back. */
export function canTakeBack(quote: SourceFields & Pick<QuoteSubmission, 'status'>, source: Source) {
  const states: readonly SourceState[] = ['open', 'reference'];
  return !isOverStatus(quote.status) && states.includes(sourceState(quote, source));
}
