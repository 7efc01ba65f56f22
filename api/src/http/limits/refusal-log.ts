import type { IncomingMessage } from 'node:http';
import type { Log } from '@yiqiao/ports/log';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import type { TrustProxy } from '../../settings/setting-values.ts';
import type { HttpProblem } from '../answers/http-problem.ts';
import { clientAddress, toClientKey } from './client-address.ts';

/**
 * Writes whom a limit or another web site's call concerned, for fail2ban and for whoever looks into
 * an attack later. A flood of refusals must not fill the disk with its log: one client gets a few lines
 * at once and then one in a while.
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
