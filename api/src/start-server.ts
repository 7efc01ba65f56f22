import { setMaxListeners } from 'node:events';
import { exampleCompany } from '@yiqiao/contract/company';
import { assembleServer } from './assemble-server.ts';
import { machineUptimeMs } from './clock/clock-file.ts';
import { isClockSynchronized } from './clock/time-service.ts';
import { watchClock } from './clock/watch-clock.ts';
import { tryLater } from './http/answers/http-problem.ts';
import { drainHttpServer, listen, stopHttpServer } from './http/connections/http-server.ts';
import { openOffice } from './office/office.ts';
import { openEngine } from './open-engine.ts';
import { refuseHalfRestored } from './operations/bucket/half-restored.ts';
import { type BucketBackup, startBucketBackup } from './operations/bucket/start-bucket-backup.ts';
import { openOwnSettings } from './own-settings/own-settings.ts';
import { ensurePassword, refuseWeakPassword } from './passwords/admin-password.ts';
import { startForgettingIntents } from './payment/forget-intents.ts';
import type { Surroundings } from './premises/surroundings.ts';
import { prepareFolders } from './settings/prepare-folders.ts';
import type { Settings } from './settings/settings.ts';

/** Time for an upload of usual size to finish. */
const drainMs = 5000;

export interface RunningServer {
  readonly port: number;
  /** The administrator's password if this start generated it; only its hash is stored. */
  readonly firstPassword: string | null;
  /** Finishes what was acknowledged, refuses the rest, and releases everything within 20 seconds. */
  stop(): Promise<void>;
}

/** Each stops one part of the server; in the order in which the parts were started. */
type Ends = (() => Promise<void>)[];

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
  await refuseHalfRestored(settings.uploadsFolder);
  const ends: Ends = [];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await start(settings, surroundings, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(settings: Settings, surroundings: Surroundings, ends: Ends) {
  const { log, clock, uptimeMs = machineUptimeMs, company = exampleCompany } = surroundings;
  const { dataFolder } = settings;
  const engine = await openEngine(settings, surroundings);
  ends.push(() => engine.close());
  const backup = startBackup(settings, surroundings);
  // Stopped when everything else has stopped: the last backup has whatever was acknowledged.
  if (backup !== null) ends.push(backup.stop);
  for (const part of ['reader', 'scanReader', 'analyzer', 'measurer'] as const) {
    ends.push(() => surroundings[part].close());
  }
  const ownSettings = await openOwnSettings({
    store: engine.settings,
    company,
    kept: settings.kept,
    isShared: engine.sharedUploads !== null,
    log,
  });
  ends.push(ownSettings.stop);
  const isSynchronized = isClockSynchronized;
  const clockWatch = await watchClock({ dataFolder, clock, uptimeMs, isSynchronized, log });
  ends.push(clockWatch.stop);
  const stopping = new AbortController();
  const cutting = new AbortController();
  // Everything that waits listens to the first signal, every upload in progress to the second.
  setMaxListeners(0, stopping.signal, cutting.signal);
  const office = await openOffice({
    ...surroundings,
    settings,
    engine,
    backup,
    ownSettings,
    time: clockWatch.time,
    uptimeMs,
    stopping: stopping.signal,
    cutting: cutting.signal,
  });
  ends.push(() => office.jobs.stop());
  const { server, closePages } = assembleServer(office);
  ends.push(closePages);
  // After a failed start nobody else says so.
  ends.push(async () => stopping.abort());
  const firstPassword = await ensurePassword(engine.sessions, settings.adminPassword, clock());
  const port = await listen(server, settings).catch(async (error) => {
    // Nobody has seen the generated password, so the next start has to generate another one.
    if (firstPassword !== null) await engine.sessions.writeCredential(null);
    throw error;
  });
  ends.push(async () => {
    // Saves the time now as well: the process may be killed before the last request has ended.
    await clockWatch.stop();
    const restarting = tryLater(503, 'The server is restarting. Please send it again.', 5);
    stopping.abort(restarting);
    // If other processes keep serving, clients need not notice.
    if (engine.sharedUploads !== null) await drainHttpServer(server, drainMs);
    cutting.abort(restarting);
    await stopHttpServer(server);
  });
  await office.jobs.start();
  ends.push(startForgettingIntents(office).stop);
  ends.push((await engine.startHousekeeping(office)).stop);
  return { port, firstPassword };
}

function startBackup(
  { backup, dataFolder, uploadsFolder }: Settings,
  { log, backupWorker: workerUrl, home: settingsFolder = dataFolder }: Surroundings,
): BucketBackup | null {
  if (backup === null) return null;
  return startBucketBackup({ backup, dataFolder, uploadsFolder, settingsFolder, log, workerUrl });
}
