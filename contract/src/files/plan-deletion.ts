import { type Decidable, toDateTime } from '../record/decision.ts';
import {
  type FileDeletionRules,
  fileDeletionDueAt,
  isAbandonable,
  isDeletionRequested,
} from './file-deletion.ts';
import { hasFiles } from './order-files.ts';

/**
 * When the documents are to be deleted of a submission that somebody touches at `at` and that has this
 * status from then on. What a person has asked for is not taken back.
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
 * What changes with every word between office and client: the submission is not abandoned. The clock of
 * a completed one goes on; nothing but another status stops it.
 */
export function touch(quote: Decidable, status: string, at: number, rules: FileDeletionRules) {
  const isMoved = status !== quote.status || isAbandonable(status);
  return {
    updatedAt: toDateTime(at),
    fileDeletionDueAt: isMoved ? planDeletion(quote, status, at, rules) : quote.fileDeletionDueAt,
  };
}
