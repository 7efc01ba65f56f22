import { splitJobId } from '@yiqiao/contract/record/job-id';
import { isNewRequest } from '../../new-request.ts';
import { isReplyDraft } from '../../reply-draft.ts';

/**
 * Whether a submission that something on this device refers to has been removed. Submissions are removed
 * when a person is erased, and then nothing here may name them.
 * @param quoteId may be that of a job, under which a text to its translator is kept.
 * @param queuedAt when it was stored here, in ms of server time; 0 if that is not known.
 */
export type GoneSubmission = (about: {
  readonly quoteId: string;
  readonly queuedAt: number;
}) => boolean;

/** The server says that these were erased. */
export function areErased(ids: readonly string[]): GoneSubmission {
  const erased = new Set(ids);
  return ({ quoteId }) => erased.has(orderOf(quoteId));
}

/**
 * A whole list names every submission, or job, there is. Something about one it does not name either predates the
 * list and is obsolete, or is about a submission newer than the list that another tab has just learned
 * of.
 * @param askedAt in ms of server time.
 */
export function areMissing(
  quotes: readonly { readonly id: string }[],
  askedAt: number,
): GoneSubmission {
  const listed = new Set(quotes.map(({ id }) => id));
  // A translator's list names jobs, one of the office their orders.
  const isListed = (id: string) => listed.has(id) || listed.has(orderOf(id));
  const isOfNone = (id: string) => isNewRequest(id) || isReplyDraft(id);
  return ({ quoteId, queuedAt }) => !isListed(quoteId) && !isOfNone(quoteId) && queuedAt < askedAt;
}

function orderOf(id: string): string {
  return splitJobId(id).orderId || id;
}
