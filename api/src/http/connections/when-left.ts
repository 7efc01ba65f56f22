import type { ServerResponse } from 'node:http';
import { longestHoldMs } from '@yiqiao/contract/http/awaited-counts';

/** Aborted with `reason` when the answer is over, or its reader has gone before. */
export function whenLeft(response: ServerResponse, reason?: Error): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort(reason));
  return left.signal;
}

/**
 * Aborted when an answer that waits for news must wait no more: its reader has gone, it was held as long as
 * any may be, or the server stops.
 */
export function whenHeldEnough(response: ServerResponse, stopping: AbortSignal): AbortSignal {
  return AbortSignal.any([stopping, whenLeft(response), AbortSignal.timeout(longestHoldMs)]);
}
