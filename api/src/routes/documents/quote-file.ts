import { decideDeletionRequest } from '@yiqiao/contract/commands/office/delete-file';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import { type DeletionTools, deleteFiles } from '../../retention/delete-files.ts';
import type { Handlers } from '../handler.ts';
import { answerRevision, readRevision } from '../quote-revision.ts';

/**
 * With `If-Match`, only at the revision the caller has seen. The request is stored before the documents are
 * deleted: after a crash or a disk error, retention finishes it.
 */
export function quoteFile(tools: DeletionTools): Handlers['deleteFile'] {
  return async ({ request, response, parameters }) => {
    const ifRevision = readRevision(request.headers['if-match']);
    const context = { at: tools.now(), ifRevision };
    const decision = await tools.records.change(parameters.id, (quote) =>
      decideDeletionRequest(quote, {}, context),
    );
    if (decision === null || decision.kind === 'refused') return answerRevision(response, decision);
    const quote = await deleteFiles(tools, decision.quote, fileKeysOf(decision.quote));
    return answerRevision(response, { kind: 'changed', quote });
  };
}
