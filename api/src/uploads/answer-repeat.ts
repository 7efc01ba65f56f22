import { type AddCommand, decideRepeat } from '@yiqiao/contract/decisions/decide-add';
import type { Decision } from '@yiqiao/contract/decisions/decision';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import { HttpProblem } from '../http/answers/http-problem.ts';

/**
 * What a second request under the key of a stored submission gets.
 * @throws HttpProblem 409 when it is another request.
 */
export function answerRepeat(
  first: StoredQuote,
  request: AddCommand['request'],
  document: Omit<AddCommand['document'], 'filePath'>,
): StoredQuote {
  return orRefuse(decideRepeat(first, request, document));
}

/** @throws HttpProblem 409 when the key belongs to another request. */
export function orRefuse(decision: Decision<StoredQuote, 'key-reused'>): StoredQuote {
  if (decision.kind !== 'refused') return decision.quote;
  throw new HttpProblem(
    409,
    'key-reused',
    'A different request was already received under this Idempotency-Key. Send this one under a new key.',
  );
}
