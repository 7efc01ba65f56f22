import type { Response } from 'express';
import type { StoredQuote } from '../engine/embedded/quote-store.ts';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { Conflict } from './handler.ts';

/** The revision that `If-Match` names; undefined when any will do. @throws HttpProblem 400 */
export function readRevision(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const revision = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (revision === undefined) {
    throw new HttpProblem(400, 'bad-request', 'If-Match must be a revision in quotation marks.');
  }
  return Number(revision);
}

/** The submission as it is now, with its ETag; in a conflict it is no longer as the caller saw it. */
export function answerRevision(response: Response, quote: StoredQuote, isConflict: boolean) {
  response.setHeader('ETag', `"${quote.revision}"`);
  if (!isConflict) return quote;
  const message = 'The submission was changed elsewhere in the meantime.';
  return new Conflict({ message, code: 'revision-mismatch' as const, quote });
}
