import { removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Response } from 'express';
import { noSubmission } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { toPublicQuote } from '../../order/public-quote.ts';
import { deleteFiles } from '../../retention/delete-files.ts';
import { Refused } from '../handler.ts';
import { answerRevision } from '../quote-revision.ts';
import { type OrderRefusal, orderProblem } from './order-problem.ts';

/**
 * Responds with the submission as it is now and its ETag; for a refusal, with the reason as well.
 * @throws HttpProblem 404 if there is none, 400 or 422 for invalid input.
 */
export function answerOrder(
  response: Response,
  decision: Decision<StoredQuote, OrderRefusal> | null,
) {
  if (decision === null) throw noSubmission();
  const { quote } = decision;
  if (decision.kind !== 'refused') {
    response.setHeader('ETag', `"${quote.revision}"`);
    return toPublicQuote(quote);
  }
  const problem = orderProblem(decision.reason);
  if (problem.status !== 409) throw problem;
  return new Refused({ code: problem.code, message: problem.message, quote: toPublicQuote(quote) });
}

/**
 * The same for a file that was taken back. That is stored before the bytes are deleted: after a crash, retention does
 * it.
 */
export async function answerRemoval(
  office: Pick<Office, 'engine' | 'clock' | 'log'>,
  response: Response,
  decision: Decision<StoredQuote, OrderRefusal> | null,
) {
  if (decision === null || decision.kind === 'refused') return answerOrder(response, decision);
  const quote = await deleteFiles(office, decision.quote, removedKeysOf(decision.quote));
  return answerOrder(response, { kind: 'changed', quote });
}

/** The same where the revision matters: a conflict is answered with 412. */
export function answerOrderAtRevision(
  response: Response,
  decision: Decision<StoredQuote, OrderRefusal | 'conflict'> | null,
) {
  if (decision?.kind === 'refused') {
    const { reason, quote } = decision;
    return reason === 'conflict'
      ? answerRevision(response, { kind: 'refused', reason, quote })
      : answerOrder(response, { kind: 'refused', reason, quote });
  }
  return answerOrder(response, decision);
}
