import type { Server } from 'node:http';
import { describeFault } from '@yiqiao/ports/log';
import { createApp } from './app.ts';
import { createHttpServer } from './http/connections/http-server.ts';
import { limitConnections } from './http/limits/limit-connections.ts';
import { createRequestLimit } from './http/limits/limit-requests.ts';
import { createRefusalLog } from './http/limits/refusal-log.ts';
import { createRequestLog } from './http/request-log.ts';
import type { Office } from './office/office.ts';
import { loadPages, type StaticPages } from './pages/load-pages.ts';
import { createRequestPageRenderer } from './pages/render-request-page.ts';
import { createBuiltPageRenderer } from './pages/rendering/page-plan.ts';
import { createSiteRenderer } from './pages/rendering/site-renderer.ts';
import { createServePages, type ServePages } from './pages/serve-pages.ts';
import { createServeRequestPage } from './pages/serve-request-page.ts';
import { makeAll } from './pages/served-file.ts';
import { createHandlers } from './routes/create-handlers.ts';
import { mountUploads } from './routes/uploads/upload-calls.ts';
import { openGates } from './uploads/gate/open-gates.ts';

interface AssembledServer {
  /** Does not listen yet. */
  readonly server: Server;
  /** Ends what renders pages: after the server, whose clients may be waiting for some. */
  closePages(): Promise<void>;
}

export function assembleServer(office: Office): AssembledServer {
  const { settings, clock, log } = office;
  const { trustProxy, publicOrigin, requestsPerMinutePerClient: perMinute } = settings;
  const gates = openGates(office);
  const { servePages, closePages } = openPages(office);
  const app = createApp({
    ...office,
    servePages,
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
  return { server, closePages };
}

interface OpenPages extends Pick<AssembledServer, 'closePages'> {
  readonly servePages: ServePages;
}

/** The built pages; also the clients' pages, if the build includes their renderer. */
function openPages(office: Office): OpenPages {
  const { log, clock, siteFolder, consoleFolder, ownSettings } = office;
  const { trustProxy, publicOrigin } = office.settings;
  const rendering = openRendering(office);
  const pages = loadPages({
    siteFolder,
    consoleFolder,
    publicOrigin,
    readFacts: ownSettings.readFacts,
    renderPage: rendering?.renderBuiltPage ?? null,
    hasMail: office.settings.mail !== null,
  });
  keepMade(pages, office);
  const serveRequestPage = rendering?.serveRequestPage ?? null;
  return {
    servePages: createServePages(pages, { trustProxy, clock, log, serveRequestPage }),
    closePages: async () => rendering?.close(),
  };
}

/** What renders pages of the site; `null` when run from source, where another server serves the pages. */
function openRendering({ siteServerFolder: folder, ownSettings, ...office }: Office) {
  if (folder === undefined) return null;
  const { settings, payments, renderWorker: workerUrl } = office;
  const { trustProxy, publicOrigin } = settings;
  const { readFacts } = ownSettings;
  const site = createSiteRenderer({ folder, readFacts, workerUrl });
  return {
    close: () => site.close(),
    renderBuiltPage: createBuiltPageRenderer(folder, site),
    serveRequestPage: createServeRequestPage({
      requests: office.clientRequests,
      payments: office.orderPayments,
      render: createRequestPageRenderer({
        folder,
        site,
        readFacts,
        publicOrigin,
        formTargets: payments === null ? [] : [payments.checkoutOrigin],
      }),
      trustProxy,
      clock: office.clock,
    }),
  };
}

/** Has pages made again before anybody asks for them. */
function keepMade(pages: StaticPages, { ownSettings, stopping, log }: Office): void {
  const files = [pages.files, pages.notFoundPages, pages.linkEndedPages];
  const make = () => {
    const all = files.flatMap((some) => [...some.values()]);
    makeAll(new Set(all), stopping).catch((fault: unknown) => {
      if (!stopping.aborted) log('error', 'fault', describeFault(fault));
    });
  };
  ownSettings.onChange(make);
  make();
}
