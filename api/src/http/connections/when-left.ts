import type { ServerResponse } from 'node:http';

/** Aborted with `reason` when the response is finished or its reader has disconnected. */
export function whenLeft(response: ServerResponse, reason?: Error): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort(reason));
  return left.signal;
}
