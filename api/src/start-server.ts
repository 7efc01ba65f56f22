import { setMaxListeners } from 'node:events';
import { assembleServer } from './assemble-server.ts';
import { machineUptimeMs } from './clock/clock-file.ts';
import { isClockSynchronized } from './clock/time-service.ts';
import { type ClockWatch, watchClock } from './clock/watch-clock.ts';
import { createCountLanes } from './counting/count-lanes.ts';
import { createCountingDesk } from './counting/counting-desk.ts';
import { nodeDisk } from './engine/disk/node-disk.ts';
import { createFileVault, type FileVault } from './engine/embedded/documents/file-vault.ts';
import { openQuoteStore } from './engine/embedded/open-quote-store.ts';
import type { QuoteStore } from './engine/embedded/quote-store.ts';
import { startSetAsideRetention } from './engine/embedded/set-aside-retention.ts';
import { tryLater } from './http/answers/http-problem.ts';
import { listen, stopHttpServer } from './http/connections/http-server.ts';
import { startRetention } from './retention/start-retention.ts';
import { credentialPath } from './session/admin-credential.ts';
import { ensurePassword, refuseWeakPassword } from './session/admin-password.ts';
import { prepareFolders } from './settings/prepare-folders.ts';
import type { Settings } from './settings/settings.ts';
import type { Surroundings } from './surroundings.ts';

export interface RunningServer {
  readonly port: number;
  /** The administrator's password if this start made it; it is stored nowhere. */
  readonly firstPassword: string | null;
  /** Finishes what was acknowledged, refuses the rest, and lets go of everything within 20 seconds. */
  stop(): Promise<void>;
}

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
  const { dataFolder } = settings;
  const clockWatch = await watchClock({
    dataFolder,
    clock,
    uptimeMs,
    isSynchronized: isClockSynchronized,
    log,
  });
  try {
    return await serve({ settings, surroundings, store, vault, clockWatch });
  } catch (error) {
    await clockWatch.stop();
    throw error;
  }
}

interface OpenParts {
  readonly settings: Settings;
  readonly surroundings: Surroundings;
  readonly store: QuoteStore;
  readonly vault: FileVault;
  readonly clockWatch: ClockWatch;
}

async function serve({
  settings,
  surroundings,
  store,
  vault,
  clockWatch,
}: OpenParts): Promise<RunningServer> {
  const { log, clock, uptimeMs = machineUptimeMs, measurer, analyzer, reader } = surroundings;
  const { dataFolder, uploadsFolder } = settings;
  const { time } = clockWatch;
  const stopping = new AbortController();
  // Every upload under way listens to it.
  setMaxListeners(0, stopping.signal);
  const desk = createCountingDesk({
    store,
    lanes: createCountLanes(measurer),
    pathOf: vault.pathOf,
    clock,
    log,
    ...surroundings.counting,
  });
  const parts = { settings, surroundings, store, vault, desk, time, stopping };
  const server = await assembleServer(parts);
  const firstPassword = await ensurePassword(dataFolder, settings.adminPassword, clock());
  const port = await listen(server, settings).catch(async (error) => {
    // Nobody has seen the new password: the next start has to make another one.
    if (firstPassword !== null) await nodeDisk.remove(credentialPath(dataFolder));
    throw error;
  });
  desk.resume();
  const retention = startRetention({ store, vault, time, uptimeMs, rules: settings, log });
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
      await desk.close();
      await measurer.close();
      await analyzer.close();
      await reader.close();
      await store.close();
    },
  };
}
