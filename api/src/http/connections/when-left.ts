import type { ServerResponse } from 'node:http';

/** Aborted with `reason` when the answer is over, or its reader has gone before. */
export function whenLeft(response: ServerResponse, reason?: Error): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort(reason));
  return left.signal;
}
