import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@yiqiao/ports/log';
import express, { type IRouter, type RequestHandler } from 'express';
import { answerProblem } from './http/answers/answer-problem.ts';
import { beginAnswer } from './http/answers/api-headers.ts';
import { notFound } from './http/answers/http-problem.ts';
import { createErrorAnswer } from './http/error-answer.ts';
import { clientAddress, toClientKey } from './http/limits/client-address.ts';
import type { RequestLimit } from './http/limits/limit-requests.ts';
import type { RefusalLog } from './http/limits/refusal-log.ts';
import { refusePackedBody } from './http/read-json.ts';
import type { RequestLog } from './http/request-log.ts';
import { refuseForeignOrigin } from './http/request-origin.ts';
import { arrivedThroughTls, shareMeaningOfSecure } from './http/tls.ts';
import type { ServePages } from './pages/serve-pages.ts';
import type { Handlers } from './routes/handler.ts';
import { mountEndpoints } from './routes/mount-endpoints.ts';
import type { Sessions } from './session/sessions.ts';
import type { TrustProxy } from './settings/setting-values.ts';

interface AppOptions {
  /** Answers everything outside /api. */
  readonly servePages: ServePages;
  readonly handlers: Handlers;
  /** Mounts the calls of uploads in pieces. */
  readonly mountUploads: (router: IRouter) => void;
  readonly sessions: Pick<Sessions, 'requirePerson' | 'requireFreshProof'>;
  readonly sessionCookie: RequestHandler;
  readonly trustProxy: TrustProxy;
  readonly publicOrigin: string | undefined;
  readonly log: Log;
  readonly logRequest: RequestLog;
  readonly limitRequest: RequestLimit;
  readonly logRefusal: RefusalLog;
}

export type App = (request: IncomingMessage, response: ServerResponse) => void;

/** The whole product as one request handler: pages come from memory, everything else goes through the router. */
export function createApp(options: AppOptions): App {
  const { servePages, limitRequest, logRefusal, trustProxy } = options;
  const api = createApi(options);
  return (request, response) => {
    const refusal = limitRequest(toClientKey(clientAddress(request, trustProxy)));
    if (refusal) {
      logRefusal(request, refusal);
      const isSecure = arrivedThroughTls(request, trustProxy);
      answerProblem(request, response, refusal, beginAnswer(response, isSecure));
    } else if (!isApiAddress(request.url ?? '/')) servePages(request, response);
    else api(request, response);
  };
}

function createApi(options: AppOptions) {
  const { handlers, sessions, sessionCookie, trustProxy, publicOrigin } = options;
  const { log, logRequest, logRefusal } = options;
  const api = express();
  api.disable('x-powered-by').disable('etag');
  api.enable('case sensitive routing').enable('strict routing');
  api.set('trust proxy', trustProxy === 'off' ? false : trustProxy);
  api.set('query parser', 'simple');
  shareMeaningOfSecure(api, trustProxy);

  api.use((request, response, next) => {
    beginAnswer(response, request.secure);
    logRequest(request, response);
    refuseForeignOrigin(request, publicOrigin);
    refusePackedBody(request);
    next();
  });
  api.use(sessionCookie);
  options.mountUploads(api);
  mountEndpoints(api, { handlers, ...sessions });
  api.use(() => {
    throw notFound();
  });
  api.use(createErrorAnswer(log, logRefusal));
  return api;
}

function isApiAddress(url: string): boolean {
  return url.startsWith('/api') && (url.length === 4 || url[4] === '/' || url[4] === '?');
}
