import type { ErrorRequestHandler } from 'express';
import { describeFault, type Log } from '../../log/log.ts';
import { ClientGone } from '../client-gone.ts';
import type { RefusalLog } from '../limits/refusal-log.ts';
import { answerProblem, toProblem } from './answer-problem.ts';
import { requestIdOf } from './api-headers.ts';
import { HttpProblem } from './http-problem.ts';

/** The last stop of every fault: logged once if it is ours, and told to the sender without its inside. */
export function createErrorAnswer(log: Log, logRefusal: RefusalLog): ErrorRequestHandler {
  return (fault: unknown, request, response, _next) => {
    if (fault instanceof ClientGone) {
      response.destroy();
      return;
    }
    const problem = toProblem(fault);
    const requestId = requestIdOf(response);
    if (problem.status >= 500) logFault(log, requestId, problem.cause ?? fault);
    logRefusal(request, problem);
    answerProblem(request, response, problem, requestId);
  };
}

/** A refusal without a cause is our own decision (no room, too busy): a flood of them needs no stacks. */
function logFault(log: Log, requestId: string, fault: unknown): void {
  if (fault instanceof HttpProblem) log('warn', 'refused', { requestId, code: fault.code });
  else log('error', 'fault', { requestId, ...describeFault(fault) });
}
