import { isDeletionRequested } from '../../files/file-deletion.ts';
import { hasFiles } from '../../files/order-files.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { quoteSubmissionSchema, revisionConflictSchema } from '../../record/quote.ts';
import { isAtRevision } from '../../record/revision.ts';
import type { CommandContext } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** Deletes the documents for good; the submission stays. */
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/file',
  access: 'staff',
  response: quoteSubmissionSchema,
  conflict: revisionConflictSchema,
});

/**
 * A person deletes all documents, the client's and the office's: they are due at once, and this cannot be undone. A
 * retry succeeds whatever the revision, because its sender never saw the first answer.
 */
export function decideDeletionRequest<Quote extends Decidable>(
  quote: Quote,
  _request: object,
  { at, ifRevision }: Pick<CommandContext, 'at' | 'ifRevision'>,
): Decision<Quote, 'conflict'> {
  if (!hasFiles(quote) || isDeletionRequested(quote)) return { kind: 'unchanged', quote };
  if (!isAtRevision(quote, ifRevision)) return { kind: 'refused', reason: 'conflict', quote };
  const requestedAt = toDateTime(at);
  return change(quote, {
    fileDeletionDueAt: requestedAt,
    fileDeletionRequestedAt: requestedAt,
    ...(quote.filePath !== undefined && { fileDeletionCause: 'by-hand' }),
    updatedAt: requestedAt,
  });
}
