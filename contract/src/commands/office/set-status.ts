import * as z from 'zod/mini';
import { planDeletion } from '../../files/plan-deletion.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { quoteSubmissionSchema, revisionConflictSchema } from '../../record/quote.ts';
import { isAtRevision } from '../../record/revision.ts';
import { senderShape } from '../../record/sender.ts';
import { quoteStatuses } from '../../record/status.ts';
import type { CommandContext, RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** `device` and `changeId` are optional: `{status}` alone is enough. */
export const setStatus = endpoint({
  method: 'PATCH',
  path: '/api/quotes/:id/status',
  access: 'staff',
  request: z.object({ status: z.enum(quoteStatuses), ...senderShape }),
  invalid: `The status must be one of: ${quoteStatuses.join(', ')}.`,
  response: quoteSubmissionSchema,
  conflict: revisionConflictSchema,
});

/**
 * Changes the status, and starts or stops the document's deletion clock. A retry (the same `changeId`) succeeds
 * before the revision is compared: its sender never saw the first answer, so its revision is outdated.
 */
export function decideStatus<Quote extends Decidable>(
  quote: Quote,
  { status, device, changeId }: RequestOf<typeof setStatus>,
  { at, rules, ifRevision }: CommandContext,
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
