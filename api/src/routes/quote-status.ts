import { setStatusRequestSchema } from '@yiqiao/contract/quote';
import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/status';
import type { RequestHandler } from 'express';
import { HttpProblem, notFound } from '../http/http-problem.ts';
import { pathParameter } from '../http/path-parameter.ts';
import { readJson } from '../http/read-json.ts';
import { toPublicQuote } from '../list/public-quote.ts';
import type { Sessions } from '../session/sessions.ts';
import type { QuoteStore } from '../store/quote-store.ts';

interface QuoteStatusOptions {
  readonly store: Pick<QuoteStore, 'setStatus'>;
  readonly sessions: Sessions;
  readonly clock: () => number;
  readonly retentionHours: number | 'off';
}

const unknownStatus = `The status must be one of: ${quoteStatuses.join(', ')}.`;

/** `PATCH /api/quotes/{id}/status`, with `If-Match` only from the revision the caller has seen. */
export function quoteStatus(options: QuoteStatusOptions): RequestHandler {
  const { store, sessions, clock, retentionHours } = options;

  return async (request, response) => {
    await sessions.requireAdministrator(request);
    const change = await readJson(request, response, setStatusRequestSchema, unknownStatus);
    const ifRevision = readRevision(request.headers['if-match']);
    const now = clock();
    const outcome = await store.setStatus(pathParameter(request, 'id'), {
      status: change.status,
      ...(change.device !== undefined && { device: change.device }),
      ...(change.changeId !== undefined && { changeId: change.changeId }),
      ...fileDeletionDue(change.status, now, retentionHours),
      ...(ifRevision !== undefined && { ifRevision }),
      at: new Date(now).toISOString(),
    });
    if (outcome.kind === 'not-found') throw notFound('There is no such quote request.');
    const quote = toPublicQuote(outcome.quote);
    response.setHeader('ETag', `"${outcome.quote.revision}"`);
    if (outcome.kind === 'conflict') {
      const message = 'The status was changed elsewhere in the meantime.';
      response.status(412).json({ message, code: 'revision-mismatch', quote });
      return;
    }
    response.json(quote);
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
