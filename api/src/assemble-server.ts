import type { Server } from 'node:http';
import { createApp } from './app.ts';
import { createHttpServer } from './http/connections/http-server.ts';
import { limitConnections } from './http/limits/limit-connections.ts';
import { createRequestLimit } from './http/limits/limit-requests.ts';
import { createRefusalLog } from './http/limits/refusal-log.ts';
import { createRequestLog } from './http/request-log.ts';
import type { Office } from './office/office.ts';
import { loadPages } from './pages/load-pages.ts';
import { renderPages } from './pages/render-pages.ts';
import { createRequestPageRenderer } from './pages/render-request-page.ts';
import { createServePages, type ServePages } from './pages/serve-pages.ts';
import { createServeRequestPage } from './pages/serve-request-page.ts';
import { createHandlers } from './routes/create-handlers.ts';
import { mountUploads } from './routes/uploads/upload-calls.ts';
import { openGates } from './uploads/gate/open-gates.ts';

/** Assembles the server, which does not listen yet. */
export async function assembleServer(office: Office): Promise<Server> {
  const { settings, clock, log } = office;
  const { trustProxy, publicOrigin, requestsPerMinutePerClient: perMinute } = settings;
  const gates = openGates(office);
  const app = createApp({
    ...office,
    servePages: await openPages(office),
    handlers: createHandlers(office, gates),
    mountUploads: (router) => mountUploads(router, office, gates),
    trustProxy,
    publicOrigin,
    logRequest: createRequestLog(log, clock),
    limitRequest: createRequestLimit({ perMinute, clock }),
    logRefusal: createRefusalLog({ log, clock, trustProxy }),
  });
  const server = createHttpServer(app, log);
  limitConnections(server, { settings: settings.connections, trustProxy });
  return server;
}

/** The built pages; also the clients' pages, if the build includes their renderer. */
async function openPages(office: Office): Promise<ServePages> {
  const { log, clock, siteFolder, consoleFolder, siteServerFolder, payments } = office;
  const { trustProxy, publicOrigin } = office.settings;
  const rendered = await renderPages(siteServerFolder);
  const pages = loadPages({
    siteFolder,
    consoleFolder,
    publicOrigin,
    rendered,
    hasMail: office.settings.mail !== null,
  });
  const serveRequestPage =
    siteServerFolder === undefined
      ? null
      : createServeRequestPage({
          requests: office.clientRequests,
          payments: office.orderPayments,
          render: createRequestPageRenderer({
            folder: siteServerFolder,
            publicOrigin,
            formTargets: payments === null ? [] : [payments.checkoutOrigin],
          }),
          trustProxy,
          clock,
        });
  return createServePages(pages, { trustProxy, clock, log, serveRequestPage });
}
