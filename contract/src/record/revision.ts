import type { QuoteSubmission } from './quote.ts';

/** The fields that identify a state of a submission. */
export type Revised = Pick<QuoteSubmission, 'revision' | 'countRevisions'>;

/**
 * Whether a decision that was based on `revision` still applies: counts, messages and the like may have come in
 * since. Without a revision it always does.
 */
export function isAtRevision(quote: Revised, revision: number | undefined): boolean {
  if (revision === undefined || revision === quote.revision) return true;
  const { from, to } = countRevisionsOf(quote);
  return revision >= from && revision < to;
}

/** The revision fields of a submission after its count has changed. */
export function afterCount(quote: Revised): Required<Revised> {
  const revision = quote.revision + 1;
  return { revision, countRevisions: { from: countRevisionsOf(quote).from, to: revision } };
}

/** A range that ends before the current revision is outdated: something else has changed since. */
function countRevisionsOf({ revision, countRevisions }: Revised): { from: number; to: number } {
  return countRevisions?.to === revision ? countRevisions : { from: revision, to: revision };
}
