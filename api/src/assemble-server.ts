import type { Server } from 'node:http';
import { createApp } from './app.ts';
import type { TrustedClock } from './clock/trusted-clock.ts';
import type { CountingDesk } from './counting/counting-desk.ts';
import type { Engine } from './engine/engine.ts';
import { createHttpServer } from './http/connections/http-server.ts';
import { limitConnections } from './http/limits/limit-connections.ts';
import { createRequestLimit } from './http/limits/limit-requests.ts';
import { createRefusalLog } from './http/limits/refusal-log.ts';
import { createRequestLog } from './http/request-log.ts';
import { createRequestDesk } from './order/request-desk.ts';
import { createRequestLinks } from './order/request-links.ts';
import { loadPages } from './pages/load-pages.ts';
import { createRequestPageRenderer } from './pages/render-request-page.ts';
import { createServePages } from './pages/serve-pages.ts';
import { createServeRequestPage } from './pages/serve-request-page.ts';
import { createHandlers } from './routes/create-handlers.ts';
import type { ReadingDesk } from './scans/reading-desk.ts';
import { createDeviceCookie } from './session/device-cookie.ts';
import { createSessionCookie } from './session/session-cookie.ts';
import { createSessionRecords } from './session/session-records.ts';
import { createSessions } from './session/sessions.ts';
import { openSigningKeys } from './session/signing-keys.ts';
import type { Settings } from './settings/settings.ts';
import type { Surroundings } from './surroundings.ts';

const uploadIdleMs = 60_000;

/** What is open by the time that requests can be answered. */
export interface ServerParts {
  readonly settings: Settings;
  readonly surroundings: Surroundings;
  readonly engine: Engine;
  readonly desk: CountingDesk;
  readonly readingDesk: ReadingDesk;
  readonly time: Pick<TrustedClock, 'doubtMs'>;
  readonly stopping: AbortController;
}

/** Puts the server together, from the settings to what answers a request; it does not listen yet. */
export async function assembleServer({
  settings,
  surroundings,
  engine,
  desk,
  readingDesk,
  time,
  stopping,
}: ServerParts): Promise<Server> {
  const { log, clock, version, analyzer } = surroundings;
  const { siteFolder, consoleFolder, siteServerFolder } = surroundings;
  const { trustProxy, publicOrigin } = settings;
  const sessions = createSessions({
    username: settings.adminUsername,
    records: createSessionRecords(engine.sessions, clock),
    credentials: engine.sessions,
  });
  const logRequest = createRequestLog(log, clock);
  const signingKeys = await openSigningKeys(engine.sessions, settings.sessionSecrets);
  const links = createRequestLinks(await engine.sessions.readLinkSecret());
  const { records } = engine;
  const requestDesk = createRequestDesk({ records, clock, hasMail: settings.mail !== null });
  const handlers = createHandlers({
    settings,
    engine,
    sessions,
    deviceCookie: createDeviceCookie(signingKeys, settings.adminUsername),
    time,
    desk,
    readingDesk,
    analyzer,
    links,
    requestDesk,
    stopping: stopping.signal,
    clock,
    log,
    version,
    uploadIdleMs: surroundings.uploadIdleMs ?? uploadIdleMs,
  });
  const app = createApp({
    servePages: createServePages(await loadPages({ siteFolder, consoleFolder, publicOrigin }), {
      trustProxy,
      clock,
      log,
      serveRequestPage:
        siteServerFolder === undefined
          ? null
          : createServeRequestPage({
              desk: requestDesk,
              render: createRequestPageRenderer({ folder: siteServerFolder, publicOrigin }),
              trustProxy,
              clock,
            }),
    }),
    handlers,
    sessions,
    sessionCookie: createSessionCookie(signingKeys),
    trustProxy,
    publicOrigin,
    log,
    logRequest,
    limitRequest: createRequestLimit({ perMinute: settings.requestsPerMinutePerClient, clock }),
    logRefusal: createRefusalLog({ log, clock, trustProxy }),
  });
  const server = createHttpServer(app, log);
  limitConnections(server, { settings: settings.connections, trustProxy });
  return server;
}
