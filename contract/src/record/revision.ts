import type { QuoteSubmission } from './quote.ts';

/** What tells the states of a submission apart. */
export type Revised = Pick<QuoteSubmission, 'revision' | 'countRevisions'>;

/**
 * Whether a submission is still as somebody saw it at `revision`: a decision about its status or its
 * document holds although the count of its words has come in since. Without a revision any state will do.
 */
export function isAtRevision(quote: Revised, revision: number | undefined): boolean {
  if (revision === undefined || revision === quote.revision) return true;
  const { from, to } = countRevisionsOf(quote);
  return revision >= from && revision < to;
}

/** A submission's revision, and what it may be called by, once its count has changed. */
export function afterCount(quote: Revised): Required<Revised> {
  const revision = quote.revision + 1;
  return { revision, countRevisions: { from: countRevisionsOf(quote).from, to: revision } };
}

/** A range that ends before the present revision is out of date: something else has changed since. */
function countRevisionsOf({ revision, countRevisions }: Revised): { from: number; to: number } {
  return countRevisions?.to === revision ? countRevisions : { from: revision, to: revision };
}
