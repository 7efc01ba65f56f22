import type { IncomingMessage } from 'node:http';
import type { Log } from '@yiqiao/ports/log';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import type { TrustProxy } from '../../settings/setting-values.ts';
import type { HttpProblem } from '../answers/http-problem.ts';
import { clientAddress, toClientKey } from './client-address.ts';

/**
 * Logs clients that exceeded a limit or were refused for a foreign origin, for fail2ban and for analyzing an attack
 * later. A flood of refusals must not fill the disk with log lines: each client gets a few at once and then one at
 * intervals.
 */
export type RefusalLog = (request: IncomingMessage, problem: HttpProblem) => void;

interface RefusalLogOptions {
  readonly log: Log;
  readonly clock: () => number;
  readonly trustProxy: TrustProxy;
}

export function createRefusalLog({ log, clock, trustProxy }: RefusalLogOptions): RefusalLog {
  const lines = createTokenBuckets({ capacity: 10, msPerToken: 10_000, clock });
  return (request, problem) => {
    const event = eventOf(problem);
    if (event === null) return;
    const client = clientAddress(request, trustProxy);
    if (lines.take(toClientKey(client)) === 0) log('warn', event, { client });
  };
}

function eventOf({ status, code }: HttpProblem): string | null {
  if (status === 429) return 'limited';
  return code === 'forbidden-origin' ? 'foreign-origin' : null;
}
