import type { RequestHandler } from 'express';
import type { Log } from '../log/log.ts';
import { requestIdOf } from './api-headers.ts';

/** One line for each call, when it is over: what was asked and how it ended, not by whom. */
export function createRequestLog(log: Log, clock: () => number): RequestHandler {
  return (request, response, next) => {
    const startedAt = clock();
    response.once('close', () => {
      log('info', 'request', {
        method: request.method,
        path: request.path.slice(0, 200),
        status: response.writableFinished ? response.statusCode : 499,
        ms: clock() - startedAt,
        requestId: requestIdOf(response),
      });
    });
    next();
  };
}
