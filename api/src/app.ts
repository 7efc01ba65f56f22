import type { IncomingMessage, ServerResponse } from 'node:http';
import { endpoints } from '@yiqiao/contract/endpoints';
import express, { type RequestHandler } from 'express';
import { setApiHeaders } from './http/api-headers.ts';
import { createErrorAnswer } from './http/error-answer.ts';
import { HttpProblem, notFound } from './http/http-problem.ts';
import type { RequestLog } from './http/request-log.ts';
import { refuseForeignOrigin } from './http/request-origin.ts';
import type { ServeList } from './list/serve-list.ts';
import type { Log } from './log/log.ts';
import type { ServePages } from './pages/serve-pages.ts';
import type { TrustProxy } from './settings/settings.ts';

export type Endpoint = keyof typeof endpoints;

interface AppOptions {
  /** Answers everything outside /api. */
  readonly servePages: ServePages;
  /** Answers the call that comes most and carries most. */
  readonly serveList: ServeList;
  /** One handler for each endpoint of the contract. */
  readonly routes: Readonly<Record<Endpoint, RequestHandler>>;
  readonly sessionCookie: RequestHandler;
  readonly trustProxy: TrustProxy;
  readonly publicOrigin: string | undefined;
  readonly log: Log;
  readonly logRequest: RequestLog;
}

export type App = (request: IncomingMessage, response: ServerResponse) => void;

/** The whole product as one request handler: pages and list from memory, the rest through the router. */
export function createApp(options: AppOptions): App {
  const { servePages, serveList } = options;
  const api = createApi(options);
  return (request, response) => {
    if (!isApiAddress(request.url ?? '/')) servePages(request, response);
    else if (serveList.isFor(request)) {
      serveList.serve(request, response).then(
        (isServed) => isServed || api(request, response),
        // The router meets the same fault and knows how to tell it.
        () => api(request, response),
      );
    } else api(request, response);
  };
}

function createApi(options: AppOptions) {
  const { routes, sessionCookie, trustProxy, publicOrigin, log, logRequest } = options;
  const api = express();
  api.disable('x-powered-by').disable('etag');
  api.enable('case sensitive routing').enable('strict routing');
  api.set('trust proxy', trustProxy === 'off' ? false : trustProxy);
  api.set('query parser', 'simple');

  api.use((request, response, next) => {
    setApiHeaders(response, request.secure);
    logRequest(request, response);
    refuseForeignOrigin(request, publicOrigin);
    next();
  });
  api.use(sessionCookie);
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    if (!isEndpoint(name)) continue;
    api[toRouterMethod(method)](path, routes[name]);
    api.all(path, refuseMethod(method === 'GET' ? 'GET, HEAD' : method));
  }
  api.use(() => {
    throw notFound();
  });
  api.use(createErrorAnswer(log));
  return api;
}

function isApiAddress(url: string): boolean {
  return url.startsWith('/api') && (url.length === 4 || url[4] === '/' || url[4] === '?');
}

function isEndpoint(name: string): name is Endpoint {
  return Object.hasOwn(endpoints, name);
}

function toRouterMethod(method: (typeof endpoints)[Endpoint]['method']) {
  return ({ GET: 'get', POST: 'post', PATCH: 'patch' } as const)[method];
}

function refuseMethod(allowed: string): RequestHandler {
  return () => {
    throw new HttpProblem(405, 'method-not-allowed', 'This call takes another method.', {
      headers: { Allow: allowed },
    });
  };
}
