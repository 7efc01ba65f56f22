import { setMaxListeners } from 'node:events';
import { assembleServer } from './assemble-server.ts';
import { machineUptimeMs } from './clock/clock-file.ts';
import { isClockSynchronized } from './clock/time-service.ts';
import { type ClockWatch, watchClock } from './clock/watch-clock.ts';
import { createCountLanes } from './counting/count-lanes.ts';
import { createCountingDesk } from './counting/counting-desk.ts';
import type { Engine } from './engine/engine.ts';
import { tryLater } from './http/answers/http-problem.ts';
import { listen, stopHttpServer } from './http/connections/http-server.ts';
import { keepResuming } from './keep-resuming.ts';
import { openMailing } from './mail/open-mailing.ts';
import { openEngine } from './open-engine.ts';
import { startRetention } from './retention/start-retention.ts';
import { createReadingDesk } from './scans/reading-desk.ts';
import { ensurePassword, refuseWeakPassword } from './session/admin-password.ts';
import { prepareFolders } from './settings/prepare-folders.ts';
import type { Settings } from './settings/settings.ts';
import type { Surroundings } from './surroundings.ts';

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
  const { engine } = mailing;
  const stopping = new AbortController();
  // Every upload under way listens to it.
  setMaxListeners(0, stopping.signal);
  const desk = createCountingDesk({
    ...engine,
    lanes: createCountLanes(measurer),
    clock,
    log,
    ...surroundings.counting,
  });
  const readingDesk = createReadingDesk({ ...engine, reader: scanReader, log });
  const server = await assembleServer({ ...parts, engine, desk, readingDesk, time, stopping });
  const { sessions } = engine;
  const firstPassword = await ensurePassword(sessions, settings.adminPassword, clock());
  const port = await listen(server, settings).catch(async (error) => {
    // Nobody has seen the new password: the next start has to make another one.
    if (firstPassword !== null) await sessions.writeCredential(null);
    throw error;
  });
  const stopResuming = await keepResuming([desk, readingDesk, mailing.desk], engine, log);
  const office = { time, rules: settings, log };
  const retention = startRetention({ ...engine, ...office, uptimeMs });
  const housekeeping = await engine.startHousekeeping(office);
  return {
    port,
    firstPassword,
    async stop() {
      await stopResuming();
      await retention.stop();
      await housekeeping.stop();
      await clockWatch.stop();
      stopping.abort(tryLater(503, 'The server is restarting. Please send it again.', 5));
      await stopHttpServer(server);
      await desk.close();
      await readingDesk.close();
      await mailing.desk.close();
      await measurer.close();
      await analyzer.close();
      await scanReader.close();
      await reader.close();
      await engine.close();
    },
  };
}
