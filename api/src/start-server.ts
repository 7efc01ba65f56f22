import { setMaxListeners } from 'node:events';
import type { Server } from 'node:http';
import type { FileMeasurer } from '@yiqiao/measure/node/file-measurer';
import { createApp } from './app.ts';
import { machineUptimeMs } from './clock/clock-file.ts';
import { isClockSynchronized } from './clock/time-service.ts';
import { watchClock } from './clock/watch-clock.ts';
import type { Disk } from './disk/disk.ts';
import { nodeDisk } from './disk/node-disk.ts';
import { tryLater } from './http/http-problem.ts';
import { createHttpServer, listen, stopHttpServer } from './http/http-server.ts';
import { limitConnections } from './http/limit-connections.ts';
import { createRequestLimit } from './http/limit-requests.ts';
import { createRefusalLog } from './http/refusal-log.ts';
import { createRequestLog } from './http/request-log.ts';
import { createQuoteList } from './list/quote-list.ts';
import { createServeList } from './list/serve-list.ts';
import type { Log } from './log/log.ts';
import { loadPages } from './pages/load-pages.ts';
import { createServePages } from './pages/serve-pages.ts';
import { startSetAsideRetention } from './retention/set-aside-retention.ts';
import { startRetention } from './retention/start-retention.ts';
import { createHandlers } from './routes/create-handlers.ts';
import { credentialPath } from './session/admin-credential.ts';
import {
  createCredentialReader,
  ensurePassword,
  refuseWeakPassword,
} from './session/admin-password.ts';
import { createDeviceCookie } from './session/device-cookie.ts';
import { createKnownCookies } from './session/known-cookies.ts';
import { createSessionCookie } from './session/session-cookie.ts';
import { openSessionRecords } from './session/session-records.ts';
import { createSessions } from './session/sessions.ts';
import { openSigningKeys } from './session/signing-keys.ts';
import { prepareFolders } from './settings/prepare-folders.ts';
import type { Settings } from './settings/settings.ts';
import { openQuoteStore } from './store/open-quote-store.ts';
import type { QuoteStore } from './store/quote-store.ts';
import type { MeasureFile } from './uploads/quote-intake.ts';
import type { DocumentReader } from './uploads/reading/document-reader.ts';
import { createFileVault, type FileVault } from './uploads/vault/file-vault.ts';

export interface Surroundings {
  readonly log: Log;
  readonly clock: () => number;
  /** How long the machine has been running; tests let it pass faster. */
  readonly uptimeMs?: () => number;
  readonly version: string;
  /** Number of the user who starts it; undefined where a system has none. */
  readonly user: number | undefined;
  /** Closed when the server stops. */
  readonly measurer: FileMeasurer;
  readonly reader: DocumentReader;
  /** Where the built site and the built console are; without them only the API is served. */
  readonly siteFolder?: string;
  readonly consoleFolder?: string;
  /** The disk under the store and the documents; tests make it fail. */
  readonly disk?: Disk;
  readonly uploadIdleMs?: number;
  /** Frees the buffers of what was uploaded; without it the engine does so when it likes. */
  readonly collectBuffers?: () => void;
}

export interface RunningServer {
  readonly port: number;
  /** The administrator's password if this start made it; it is stored nowhere. */
  readonly firstPassword: string | null;
  /** Finishes what was acknowledged, refuses the rest, and lets go of everything within 20 seconds. */
  stop(): Promise<void>;
}

/** An answer must not wait for a document longer than a browser would. */
const measureMs = 25_000;
const uploadIdleMs = 60_000;

/**
 * Starts the whole product. @throws SettingsError, StartError or StoreRefusal with one sentence for
 * the operator when it cannot be started; nothing is left running then.
 */
export async function startServer(
  settings: Settings,
  surroundings: Surroundings,
): Promise<RunningServer> {
  await refuseWeakPassword(settings);
  const warn = (message: string) => surroundings.log('warn', 'folders', { message });
  await prepareFolders(settings, { user: surroundings.user, warn });
  const { log, clock, reader, disk = nodeDisk } = surroundings;
  const { dataFolder, uploadsFolder } = settings;
  const vault = createFileVault({
    folder: uploadsFolder,
    disk,
    reader,
    collectBuffers: surroundings.collectBuffers ?? (() => {}),
  });
  const store = await openQuoteStore(dataFolder, {
    disk,
    uploadsFolder,
    async onOlderStore(known, present) {
      await vault.noteOlderStore(known, present, clock());
      log('error', 'older-store', { known, present });
    },
    report: (message) => log('warn', 'store', { message }),
  });
  try {
    const tidied = await vault.tidy((key) => store.findByFilePath(key) !== undefined, clock());
    if (Object.values(tidied).some((count) => count > 0)) log('warn', 'tidied', { ...tidied });
    return await startWithStore(settings, surroundings, store, vault);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startWithStore(
  settings: Settings,
  surroundings: Surroundings,
  store: QuoteStore,
  vault: FileVault,
): Promise<RunningServer> {
  const { log, clock, uptimeMs = machineUptimeMs } = surroundings;
  const { measurer, reader } = surroundings;
  const stopping = new AbortController();
  // Every upload under way listens to it.
  setMaxListeners(0, stopping.signal);
  const server = await assemble({ settings, surroundings, store, vault, stopping });
  const firstPassword = await ensurePassword(settings.dataFolder, settings.adminPassword, clock());
  const port = await listen(server, settings).catch(async (error) => {
    // Nobody has seen the new password: the next start has to make another one.
    if (firstPassword !== null) await nodeDisk.remove(credentialPath(settings.dataFolder));
    throw error;
  });
  const clockWatch = await watchClock({
    dataFolder: settings.dataFolder,
    clock,
    uptimeMs,
    isSynchronized: isClockSynchronized,
    log,
  });
  const { time } = clockWatch;
  const retention = startRetention({ store, vault, time, uptimeMs, rules: settings, log });
  const { dataFolder, uploadsFolder } = settings;
  const setAside = await startSetAsideRetention({
    dataFolder,
    uploadsFolder,
    vault,
    time,
    rules: settings,
    log,
  });
  return {
    port,
    firstPassword,
    async stop() {
      await retention.stop();
      await setAside.stop();
      await clockWatch.stop();
      stopping.abort(tryLater(503, 'The server is restarting. Please send it again.', 5));
      await stopHttpServer(server);
      await measurer.close();
      await reader.close();
      await store.close();
    },
  };
}

interface Parts {
  readonly settings: Settings;
  readonly surroundings: Surroundings;
  readonly store: QuoteStore;
  readonly vault: FileVault;
  readonly stopping: AbortController;
}

async function assemble({
  settings,
  surroundings,
  store,
  vault,
  stopping,
}: Parts): Promise<Server> {
  const { log, clock, version, measurer, siteFolder, consoleFolder } = surroundings;
  const { dataFolder, trustProxy, publicOrigin } = settings;
  const readCredential = createCredentialReader(dataFolder);
  const list = createQuoteList(store);
  const sessions = createSessions({
    username: settings.adminUsername,
    records: await openSessionRecords(dataFolder, clock),
    readCredential,
    knownCookies: createKnownCookies(trustProxy),
  });
  const logRequest = createRequestLog(log, clock);
  const signingKeys = await openSigningKeys(dataFolder, settings.sessionSecrets);
  const handlers = createHandlers({
    settings,
    store,
    vault,
    list,
    sessions,
    deviceCookie: createDeviceCookie(signingKeys, settings.adminUsername),
    readCredential,
    measureFile: createMeasureFile(measurer, log),
    stopping: stopping.signal,
    clock,
    log,
    version,
    uploadIdleMs: surroundings.uploadIdleMs ?? uploadIdleMs,
  });
  const app = createApp({
    servePages: createServePages(
      await loadPages({ siteFolder, consoleFolder, publicOrigin }),
      trustProxy,
      clock,
    ),
    serveList: createServeList({ list, sessions, trustProxy, logRequest }),
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

/** Measuring never refuses a submission: what cannot be measured in time keeps its estimate. */
function createMeasureFile(measurer: FileMeasurer, log: Log): MeasureFile {
  return async (path, name) => {
    try {
      return await measurer.measure(path, { name, signal: AbortSignal.timeout(measureMs) });
    } catch (error) {
      log('warn', 'not-measured', { reason: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
  };
}
