import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Response } from 'express';
import { HttpProblem, noSubmission } from '../http/answers/http-problem.ts';
import { toPublicQuote } from '../order/public-quote.ts';
import { Conflict } from './handler.ts';

/** The revision in `If-Match`; undefined if any will do. @throws HttpProblem 400 */
export function readRevision(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const revision = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (revision === undefined) {
    throw new HttpProblem(400, 'bad-request', 'If-Match must be a revision in quotation marks.');
  }
  return Number(revision);
}

/**
 * Responds with the submission as it is now and its ETag; on a conflict it has changed since the caller saw it.
 * @throws HttpProblem 404 if there is none.
 */
export function answerRevision(
  response: Response,
  decision: Decision<StoredQuote, 'conflict'> | null,
) {
  if (decision === null) throw noSubmission();
  const { quote } = decision;
  response.setHeader('ETag', `"${quote.revision}"`);
  if (decision.kind !== 'refused') return toPublicQuote(quote);
  const message = 'The submission was changed elsewhere in the meantime.';
  return new Conflict({ message, code: 'revision-mismatch' as const, quote: toPublicQuote(quote) });
}
