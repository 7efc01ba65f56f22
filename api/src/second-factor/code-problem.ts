import { HttpProblem, tryLater } from '../http/answers/http-problem.ts';
import { challengeOver } from '../session/challenge-over.ts';
import type { CodeOutcome } from './factor-check.ts';

/** The code is not right; of somebody who is logged in 403, at the log-in 401. */
export function wrongCode(status: 401 | 403): HttpProblem {
  return new HttpProblem(status, 'code-wrong', 'This code is not right.', { field: 'code' });
}

/** Why a code lets nobody in. */
export function codeProblem(
  outcome: Exclude<CodeOutcome, { kind: 'right' }>,
  status: 401 | 403,
): HttpProblem {
  switch (outcome.kind) {
    case 'code-wrong':
      return wrongCode(status);
    case 'code-used':
      return new HttpProblem(status, 'code-used', usedMessage, { field: 'code' });
    case 'challenge-over':
      return challengeOver();
    case 'throttled':
      return tryLater(429, 'Too many wrong codes. Please wait.', outcome.retryAfterMs / 1000);
    case 'busy':
      return tryLater(503, 'The server is busy.', outcome.retryAfterMs / 1000);
  }
}

export const usedMessage = 'This code was used already. Take another.';
