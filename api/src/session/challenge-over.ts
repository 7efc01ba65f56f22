import { HttpProblem } from '../http/answers/http-problem.ts';

/** What was begun has ended, or was used. */
export function challengeOver(): HttpProblem {
  const message = 'This took too long, or another tab has asked since. Please try again.';
  return new HttpProblem(409, 'challenge-over', message);
}
