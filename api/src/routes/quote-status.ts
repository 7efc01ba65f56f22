import type { Endpoints } from '@yiqiao/contract/endpoints';
import type { QuoteStatus } from '@yiqiao/contract/status';
import { HttpProblem, notFound } from '../http/http-problem.ts';
import type { QuoteStore } from '../store/quote-store.ts';
import { Conflict, type Handler } from './handler.ts';

interface QuoteStatusOptions {
  readonly store: Pick<QuoteStore, 'setStatus'>;
  readonly clock: () => number;
  readonly retentionHours: number | 'off';
}

/** With `If-Match` only from the revision the caller has seen. */
export function quoteStatus(options: QuoteStatusOptions): Handler<Endpoints['setStatus']> {
  const { store, clock, retentionHours } = options;

  return async ({ request, response, parameters, body: change }) => {
    const ifRevision = readRevision(request.headers['if-match']);
    const now = clock();
    const outcome = await store.setStatus(parameters.id, {
      status: change.status,
      ...(change.device !== undefined && { device: change.device }),
      ...(change.changeId !== undefined && { changeId: change.changeId }),
      ...fileDeletionDue(change.status, now, retentionHours),
      ...(ifRevision !== undefined && { ifRevision }),
      at: new Date(now).toISOString(),
    });
    if (outcome.kind === 'not-found') throw notFound('There is no such quote request.');
    response.setHeader('ETag', `"${outcome.quote.revision}"`);
    if (outcome.kind === 'conflict') {
      const message = 'The status was changed elsewhere in the meantime.';
      return new Conflict({ message, code: 'revision-mismatch' as const, quote: outcome.quote });
    }
    return outcome.quote;
  };
}

/** "Completed" starts the clock that keeps the NDA's promise; the store ignores it without a file. */
function fileDeletionDue(status: QuoteStatus, now: number, hours: number | 'off') {
  if (status !== 'completed' || hours === 'off') return {};
  return { fileDeletionDueAt: new Date(now + hours * 3_600_000).toISOString() };
}

function readRevision(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const revision = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (revision === undefined) {
    throw new HttpProblem(400, 'bad-request', 'If-Match must be a revision in quotation marks.');
  }
  return Number(revision);
}
