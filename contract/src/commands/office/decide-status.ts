import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { planDeletion } from '../../files/plan-deletion.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { isAtRevision } from '../../record/revision.ts';

export interface StatusCommand {
  readonly status: string;
  readonly device?: string | undefined;
  /** The sender's own id of the command: a repeat of it changes nothing. */
  readonly changeId?: string | undefined;
  /** Refuse unless the submission is at this revision, by `isAtRevision`. */
  readonly ifRevision?: number | undefined;
}

/**
 * Changes the status, and starts or ends the clock that runs for the document. A repeat (the same
 * `changeId`) is answered before the revision is looked at: the sender of a repeat did not see the
 * answer, so its revision is the old one.
 * @param at in ms since the epoch.
 */
export function decideStatus<Quote extends Decidable>(
  quote: Quote,
  { status, device, changeId, ifRevision }: StatusCommand,
  at: number,
  rules: FileDeletionRules,
): Decision<Quote, 'conflict'> {
  const isRepeat = changeId !== undefined && quote.history.some((it) => it.changeId === changeId);
  if (isRepeat) return { kind: 'unchanged', quote };
  if (!isAtRevision(quote, ifRevision)) return { kind: 'refused', reason: 'conflict', quote };
  if (status === quote.status) return { kind: 'unchanged', quote };
  const entry = {
    status,
    at: toDateTime(at),
    ...(device !== undefined && { device }),
    ...(changeId !== undefined && { changeId }),
  };
  return change(quote, {
    status,
    updatedAt: entry.at,
    history: [...quote.history, entry],
    fileDeletionDueAt: planDeletion(quote, status, at, rules),
  });
}
