import {
  type FileDeletionRules,
  fileDeletionDueAt,
  isDeletionRequested,
} from '../quote/file-deletion.ts';
import { type Decidable, toDateTime } from './decision.ts';

/**
 * When the document is to be deleted of a submission that somebody touches at `at` and that has this
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
  return dueAt === null || quote.filePath === undefined ? undefined : toDateTime(dueAt);
}

/** What changes with every word between office and client: the submission is not abandoned. */
export function touch(quote: Decidable, status: string, at: number, rules: FileDeletionRules) {
  return {
    updatedAt: toDateTime(at),
    fileDeletionDueAt: planDeletion(quote, status, at, rules),
  };
}
