import { basisOf, decideWordCount } from '../counting/word-count.ts';
import {
  type FileDeletionCause,
  type FileDeletionRules,
  fileDeletionDueAtStart,
  isDeletionRequested,
} from '../quote/file-deletion.ts';
import { isAtRevision } from '../quote/revision.ts';
import { isUnderWay } from '../scan/scan-reading.ts';
import { change, type Decidable, type Decision, toDateTime } from './decision.ts';

/**
 * A person wants the document deleted: it is due at once, and nothing takes that back. A repeat is
 * answered before the revision is looked at: its sender did not see the answer.
 * @param at in ms since the epoch, here and below.
 */
export function decideDeletionRequest<Quote extends Decidable>(
  quote: Quote,
  { ifRevision }: { readonly ifRevision?: number | undefined },
  at: number,
): Decision<Quote, 'conflict'> {
  if (quote.filePath === undefined || isDeletionRequested(quote)) {
    return { kind: 'unchanged', quote };
  }
  if (!isAtRevision(quote, ifRevision)) return { kind: 'refused', reason: 'conflict', quote };
  return change(quote, {
    fileDeletionDueAt: toDateTime(at),
    fileDeletionCause: 'by-hand',
    updatedAt: toDateTime(at),
  });
}

/**
 * The document is gone: what is left says when and why. What was being counted is not counted any
 * more: the count from before stands; so does what was read of a scan.
 */
export function decideFileDeleted<Quote extends Decidable>(
  quote: Quote,
  { cause }: { readonly cause: FileDeletionCause },
  at: number,
): Decision<Quote> {
  if (quote.filePath === undefined) return { kind: 'unchanged', quote };
  const { reading } = quote;
  return change(quote, {
    filePath: undefined,
    fileDeletionDueAt: undefined,
    ...(basisOf(quote) === 'counting' && { wordCountBasis: formerBasis(quote) }),
    ...(reading && isUnderWay(reading) && { reading: { ...reading, state: 'cancelled' } }),
    fileDeletedAt: toDateTime(at),
    fileDeletionCause: cause,
    updatedAt: toDateTime(at),
  });
}

function formerBasis({ estimatedWordCount, measurement, include }: Decidable): string {
  return decideWordCount(estimatedWordCount, measurement, include).wordCountBasis;
}

/**
 * Brings the date in the record in line with the rules of a server that starts now. A plan is no
 * change of the submission itself: when it was last touched stays.
 */
export function decideDeletionPlan<Quote extends Decidable>(
  quote: Quote,
  rules: FileDeletionRules,
  at: number,
): Decision<Quote> {
  if (quote.filePath === undefined || isDeletionRequested(quote)) {
    return { kind: 'unchanged', quote };
  }
  const due = fileDeletionDueAtStart(quote, at, rules);
  const planned = due === null ? undefined : toDateTime(due);
  if (planned === quote.fileDeletionDueAt) return { kind: 'unchanged', quote };
  return change(quote, { fileDeletionDueAt: planned });
}
