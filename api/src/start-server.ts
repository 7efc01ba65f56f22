import { setMaxListeners } from 'node:events';
import { assembleServer } from './assemble-server.ts';
import { machineUptimeMs } from './clock/clock-file.ts';
import { isClockSynchronized } from './clock/time-service.ts';
import { type ClockWatch, watchClock } from './clock/watch-clock.ts';
import { createCountLanes } from './counting/count-lanes.ts';
import type { Engine } from './engine/engine.ts';
import { tryLater } from './http/answers/http-problem.ts';
import { drainHttpServer, listen, stopHttpServer } from './http/connections/http-server.ts';
import { createJobs } from './jobs/jobs.ts';
import { openMailing } from './mail/open-mailing.ts';
import { openEngine } from './open-engine.ts';
import { startForgettingIntents } from './payment/forget-intents.ts';
import { openPayments } from './payment/open-payments.ts';
import { ensurePassword, refuseWeakPassword } from './session/admin-password.ts';
import { prepareFolders } from './settings/prepare-folders.ts';
import type { Settings } from './settings/settings.ts';
import type { Surroundings } from './surroundings.ts';

/** What an upload of usual size still needs. */
const drainMs = 5000;

export interface RunningServer {
  readonly port: number;
  /** The administrator's password if this start made it; it is stored nowhere. */
  readonly firstPassword: string | null;
  /** Finishes what was acknowledged, refuses the rest, and releases everything within 20 seconds. */
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
  const engine = await openEngine(settings, surroundings);
  try {
    return await startOn(engine, settings, surroundings);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function startOn(
  engine: Engine,
  settings: Settings,
  surroundings: Surroundings,
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
    return await serve({ settings, surroundings, engine, clockWatch });
  } catch (error) {
    await clockWatch.stop();
    throw error;
  }
}

interface OpenParts {
  readonly settings: Settings;
  readonly surroundings: Surroundings;
  readonly engine: Engine;
  readonly clockWatch: ClockWatch;
}

async function serve(parts: OpenParts): Promise<RunningServer> {
  const { settings, surroundings, clockWatch } = parts;
  const { log, clock, uptimeMs = machineUptimeMs } = surroundings;
  const { measurer, analyzer, scanReader, reader } = surroundings;
  const { time } = clockWatch;
  const mailing = await openMailing(parts.engine, settings.mail, surroundings);
  const { engine } = mailing ?? parts;
  const stopping = new AbortController();
  const cutting = new AbortController();
  // Everybody who waits listens to the one, every upload under way to the other.
  setMaxListeners(0, stopping.signal, cutting.signal);
  const lanes = createCountLanes({ measurer, clock: () => performance.now() });
  const payments = await openPayments(engine, settings, surroundings);
  const opened = { engine, mailing, payments, lanes, time, uptimeMs };
  const { pauseMs } = surroundings.payment ?? {};
  const jobs = createJobs({ ...surroundings, ...opened, settings, pauseMs });
  const server = await assembleServer({ ...parts, ...opened, jobs, stopping, cutting });
  const { sessions } = engine;
  const firstPassword = await ensurePassword(sessions, settings.adminPassword, clock());
  const port = await listen(server, settings).catch(async (error) => {
    // Nobody has seen the new password: the next start has to make another one.
    if (firstPassword !== null) await sessions.writeCredential(null);
    throw error;
  });
  await jobs.start();
  const office = { time, rules: settings, log };
  const forgetting = startForgettingIntents({ ...engine, ...office });
  const housekeeping = await engine.startHousekeeping(office);
  return {
    port,
    firstPassword,
    async stop() {
      await forgetting.stop();
      await housekeeping.stop();
      await clockWatch.stop();
      const restarting = tryLater(503, 'The server is restarting. Please send it again.', 5);
      stopping.abort(restarting);
      // Where others go on meanwhile, nobody need notice.
      if (engine.sharedUploads !== null) await drainHttpServer(server, drainMs);
      cutting.abort(restarting);
      await stopHttpServer(server);
      await jobs.stop();
      await measurer.close();
      await analyzer.close();
      await scanReader.close();
      await reader.close();
      await engine.close();
    },
  };
}
