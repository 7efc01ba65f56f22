import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import { type FileDeletionRules, fileDeletionDueAt } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';
import { notFound } from '../http/answers/http-problem.ts';
import type { Handler } from './handler.ts';
import { answerRevision, readRevision } from './quote-revision.ts';

interface QuoteStatusOptions {
  readonly store: Pick<QuoteStore, 'setStatus'>;
  readonly clock: () => number;
  readonly rules: FileDeletionRules;
}

/** With `If-Match` only from the revision the caller has seen. */
export function quoteStatus(options: QuoteStatusOptions): Handler<Endpoints['setStatus']> {
  const { store, clock, rules } = options;

  return async ({ request, response, parameters, body: change }) => {
    const ifRevision = readRevision(request.headers['if-match']);
    const now = clock();
    const due = fileDeletionDueAt(change.status, now, rules);
    const outcome = await store.setStatus(parameters.id, {
      status: change.status,
      ...(change.device !== undefined && { device: change.device }),
      ...(change.changeId !== undefined && { changeId: change.changeId }),
      ...(due !== null && { fileDeletionDueAt: new Date(due).toISOString() }),
      ...(ifRevision !== undefined && { ifRevision }),
      at: new Date(now).toISOString(),
    });
    if (outcome.kind === 'not-found') throw notFound('There is no such quote request.');
    return answerRevision(response, outcome.quote, outcome.kind === 'conflict');
  };
}
