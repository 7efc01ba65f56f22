import { maxAwaited, splitAwaited } from '@yiqiao/contract/http/awaited-counts';
import type { CountWatch } from '../counting/count-watch.ts';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { whenHeldEnough } from '../http/connections/when-left.ts';
import type { Handlers } from './handler.ts';

interface AwaitCountsOptions {
  readonly watch: CountWatch;
  /** Aborted when the server stops: from then on nothing is held. */
  readonly stopping: AbortSignal;
}

/** Holds the answer until one of the submissions is counted, the caller has gone, or it is time to ask again. */
export function awaitCounts({ watch, stopping }: AwaitCountsOptions): Handlers['awaitCounts'] {
  return async ({ parameters, response }) => {
    const ids = splitAwaited(parameters.ids);
    if (ids === null) {
      throw new HttpProblem(400, 'bad-request', `Ask for ${maxAwaited} submissions at most.`);
    }
    const over = whenHeldEnough(response, stopping);
    return { finished: await watch.whenFinished(ids, over) };
  };
}
