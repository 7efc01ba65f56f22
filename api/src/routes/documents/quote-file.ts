import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteStore } from '../../engine/embedded/quote-store.ts';
import { notFound } from '../../http/answers/http-problem.ts';
import { type DeletionTools, deleteDocument } from '../../retention/delete-document.ts';
import type { Handler } from '../handler.ts';
import { answerRevision, readRevision } from '../quote-revision.ts';

interface QuoteFileOptions extends DeletionTools {
  readonly store: DeletionTools['store'] & Pick<QuoteStore, 'requestFileDeletion'>;
}

/**
 * With `If-Match` only from the revision the caller has seen. The request is on the disk before the
 * file is touched: what a crash or a failing disk leaves undone is done by the retention clock.
 */
export function quoteFile(tools: QuoteFileOptions): Handler<Endpoints['deleteFile']> {
  return async ({ request, response, parameters }) => {
    const ifRevision = readRevision(request.headers['if-match']);
    const outcome = await tools.store.requestFileDeletion(parameters.id, {
      at: new Date(tools.now()).toISOString(),
      ...(ifRevision !== undefined && { ifRevision }),
    });
    if (outcome.kind === 'not-found') throw notFound('There is no such quote request.');
    const quote =
      outcome.kind === 'requested' ? await deleteDocument(tools, outcome.quote) : outcome.quote;
    return answerRevision(response, quote, outcome.kind === 'conflict');
  };
}
