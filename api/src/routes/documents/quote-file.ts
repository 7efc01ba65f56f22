import { decideDeletionRequest } from '@yiqiao/contract/commands/office/delete-file';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import type { Office } from '../../office/office.ts';
import { signFor } from '../../people/sign-for.ts';
import { deleteFiles } from '../../retention/delete-files.ts';
import type { Handlers } from '../handler.ts';
import { answerRevision, readRevision } from '../quote-revision.ts';

/**
 * With `If-Match`, only at the revision the caller has seen. The request is stored before the documents are
 * deleted: after a crash or a disk error, retention finishes it.
 */
export function quoteFile(
  office: Pick<Office, 'engine' | 'clock' | 'log'>,
): Handlers['deleteFile'] {
  return async ({ request, response, person, parameters }) => {
    const ifRevision = readRevision(request.headers['if-match']);
    const context = { at: office.clock(), ifRevision };
    const { records } = signFor(office, person).engine;
    const decision = await records.change(parameters.id, (quote) =>
      decideDeletionRequest(quote, {}, context),
    );
    if (decision === null || decision.kind === 'refused') return answerRevision(response, decision);
    const quote = await deleteFiles(office, decision.quote, fileKeysOf(decision.quote));
    return answerRevision(response, { kind: 'changed', quote });
  };
}
