import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@yiqiao/ports/log';
import { requestIdOf } from './answers/api-headers.ts';
import { requestPath } from './request-path.ts';

/** Writes one line when the call is over: what was asked and how it ended, but not by whom. */
export type RequestLog = (request: IncomingMessage, response: ServerResponse) => void;

export function createRequestLog(log: Log, clock: () => number): RequestLog {
  return ({ method, url = '/' }, response) => {
    const startedAt = clock();
    response.once('close', () => {
      log('info', 'request', {
        method,
        path: withoutKeys(requestPath(url)).slice(0, 200),
        status: response.writableFinished ? response.statusCode : 499,
        ms: clock() - startedAt,
        requestId: requestIdOf(response),
      });
    });
  };
}

/**
 * Readers of the log must not be able to open a client's page, or to join: keys are left out, as is anything in the
 * place of a key or as long as one.
 */
function withoutKeys(path: string): string {
  return path
    .replace(/(\/(?:requests?|join)\/+)[^/]+/gi, '$1…')
    .replace(/(?<=\/)[\w-]{32}(?=\/|$)/g, '…');
}
