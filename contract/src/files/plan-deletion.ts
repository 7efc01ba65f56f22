import { type Decidable, toDateTime } from '../record/decision.ts';
import {
  type FileDeletionRules,
  fileDeletionDueAt,
  isAbandonable,
  isDeletionRequested,
} from './file-deletion.ts';
import { hasFiles } from './order-files.ts';

/**
 * When to delete the documents of a submission that changes at `at` and has this status from then on. A deletion
 * that a person asked for stays due.
 */
export function planDeletion(
  quote: Decidable,
  status: string,
  at: number,
  rules: FileDeletionRules,
): string | undefined {
  if (isDeletionRequested(quote)) return quote.fileDeletionDueAt;
  const dueAt = fileDeletionDueAt(status, at, rules);
  return dueAt === null || !hasFiles(quote) ? undefined : toDateTime(dueAt);
}

/**
 * What any message between office and client changes: the submission is not abandoned. The clock of a completed one
 * keeps running; only another status stops it.
 */
export function touch(quote: Decidable, status: string, at: number, rules: FileDeletionRules) {
  const isMoved = status !== quote.status || isAbandonable(status);
  return {
    updatedAt: toDateTime(at),
    fileDeletionDueAt: isMoved ? planDeletion(quote, status, at, rules) : quote.fileDeletionDueAt,
  };
}
