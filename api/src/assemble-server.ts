import type { Server } from 'node:http';
import { createApp } from './app.ts';
import type { TrustedClock } from './clock/trusted-clock.ts';
import { createClientCode } from './counting/client-code.ts';
import type { Engine } from './engine/engine.ts';
import { createHttpServer } from './http/connections/http-server.ts';
import { limitConnections } from './http/limits/limit-connections.ts';
import { createRequestLimit } from './http/limits/limit-requests.ts';
import { createRefusalLog } from './http/limits/refusal-log.ts';
import { createRequestLog } from './http/request-log.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createRequestDesk, type RequestDesk } from './order/request-desk.ts';
import { createRequestLinks } from './order/request-links.ts';
import { createWaysToPay } from './order/ways-to-pay.ts';
import { loadPages } from './pages/load-pages.ts';
import { renderPages } from './pages/render-pages.ts';
import { createRequestPageRenderer } from './pages/render-request-page.ts';
import { createServePages, type ServePages } from './pages/serve-pages.ts';
import { createServeRequestPage } from './pages/serve-request-page.ts';
import type { Payments } from './payment/open-payments.ts';
import { createPaymentDesk, type PaymentDesk } from './payment/payment-desk.ts';
import { createHandlers } from './routes/create-handlers.ts';
import { createDeviceCookie } from './session/device-cookie.ts';
import { createSeals } from './session/seals.ts';
import { createSessionCookie } from './session/session-cookie.ts';
import { createSessionRecords } from './session/session-records.ts';
import { createSessions } from './session/sessions.ts';
import type { Settings } from './settings/settings.ts';
import type { Surroundings } from './surroundings.ts';

const uploadIdleMs = 60_000;

/** What is open by the time that requests can be answered. */
export interface ServerParts {
  readonly settings: Settings;
  readonly surroundings: Surroundings;
  readonly engine: Engine;
  readonly jobs: Jobs;
  /** `null`: nothing can be paid online. */
  readonly payments: Payments | null;
  readonly time: Pick<TrustedClock, 'doubtMs'>;
  readonly stopping: AbortController;
  /** Of uploads that have not ended in time. */
  readonly cutting: AbortController;
}

/** Puts the server together, from the settings to what answers a request; it does not listen yet. */
export async function assembleServer(parts: ServerParts): Promise<Server> {
  const { settings, surroundings, engine } = parts;
  const { log, clock, version, analyzer } = surroundings;
  const { trustProxy, publicOrigin } = settings;
  const sessions = createSessions({
    username: settings.adminUsername,
    records: createSessionRecords(engine.sessions, clock),
    credentials: engine.sessions,
  });
  // Newest first; of our own unless some are given.
  const signingKeys = settings.sessionSecrets ?? [await engine.sessions.readSigningKey()];
  const secret = await engine.sessions.readLinkSecret();
  const desks = createClientDesks(parts);
  const handlers = createHandlers({
    ...parts,
    ...desks,
    analyzer,
    clock,
    log,
    version,
    sessions,
    deviceCookie: createDeviceCookie(signingKeys, settings.adminUsername),
    seals: createSeals(signingKeys),
    links: createRequestLinks(secret),
    encodeClient: createClientCode(secret),
    stopping: parts.stopping.signal,
    cutting: parts.cutting.signal,
    uploadIdleMs: surroundings.uploadIdleMs ?? uploadIdleMs,
  });
  const app = createApp({
    servePages: await openPages(parts, desks),
    handlers,
    sessions,
    sessionCookie: createSessionCookie(signingKeys),
    trustProxy,
    publicOrigin,
    log,
    logRequest: createRequestLog(log, clock),
    limitRequest: createRequestLimit({ perMinute: settings.requestsPerMinutePerClient, clock }),
    logRefusal: createRefusalLog({ log, clock, trustProxy }),
  });
  const server = createHttpServer(app, log);
  limitConnections(server, { settings: settings.connections, trustProxy });
  return server;
}

interface ClientDesks {
  readonly requestDesk: RequestDesk;
  /** `null`: nothing can be paid online. */
  readonly paymentDesk: PaymentDesk | null;
}

/** What stands behind the page of a client's request. */
function createClientDesks({ settings, surroundings, engine, payments }: ServerParts): ClientDesks {
  const { records } = engine;
  const { clock } = surroundings;
  const requestDesk = createRequestDesk({
    records,
    clock,
    hasMail: settings.mail !== null,
    findWaysToPay: createWaysToPay(payments !== null),
  });
  const paymentDesk =
    payments && createPaymentDesk({ ...payments, records, requestDesk, clock, rules: settings });
  return { requestDesk, paymentDesk };
}

/** The built pages; those of requests too, where the build brings what renders them. */
async function openPages(
  { settings, surroundings, payments }: ServerParts,
  { requestDesk, paymentDesk }: ClientDesks,
): Promise<ServePages> {
  const { log, clock, siteFolder, consoleFolder, siteServerFolder } = surroundings;
  const { trustProxy, publicOrigin } = settings;
  const rendered = await renderPages(siteServerFolder);
  const pages = loadPages({ siteFolder, consoleFolder, publicOrigin, rendered });
  const serveRequestPage =
    siteServerFolder === undefined
      ? null
      : createServeRequestPage({
          desk: requestDesk,
          payments: paymentDesk,
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
