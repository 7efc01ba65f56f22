import { errorCode, isOutOfHandles } from '@yiqiao/ports/faults/error-code';
import { describeFault, type Log } from '@yiqiao/ports/log';
import type { ErrorRequestHandler } from 'express';
import { answerProblem, toProblem } from './answers/answer-problem.ts';
import { requestIdOf } from './answers/api-headers.ts';
import { HttpProblem } from './answers/http-problem.ts';
import { ClientGone } from './client-gone.ts';
import type { RefusalLog } from './limits/refusal-log.ts';

/** Handles every fault: logged once if it is ours, and reported to the client without internals. */
export function createErrorAnswer(log: Log, logRefusal: RefusalLog): ErrorRequestHandler {
  return (fault: unknown, request, response, _next) => {
    if (fault instanceof ClientGone) {
      response.destroy();
      return;
    }
    const problem = toProblem(fault);
    const requestId = requestIdOf(response);
    if (problem.status >= 500) logFault(log, requestId, problem, fault);
    logRefusal(request, problem);
    answerProblem(request, response, problem, requestId);
  };
}

/** Refusals for lack of disk space, places or handles are temporary: a flood of them needs no stack traces. */
function logFault(log: Log, requestId: string, { code, cause }: HttpProblem, fault: unknown): void {
  const isPassing = isOutOfHandles(cause);
  if (isPassing) log('warn', 'refused', { requestId, code, reason: errorCode(cause) });
  else if (fault instanceof HttpProblem && cause === undefined) {
    log('warn', 'refused', { requestId, code });
  } else log('error', 'fault', { requestId, ...describeFault(cause ?? fault) });
}
