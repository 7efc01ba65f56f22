import { countNotices } from '@yiqiao/contract/commands/server/count-notices';
import { countOutbox } from '@yiqiao/contract/commands/server/outbox';
import type { Health } from '@yiqiao/contract/http/health';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { Request } from 'express';
import { clientAddress } from '../http/limits/client-address.ts';
import type { Office } from '../office/office.ts';
import type { BackupWatch } from '../premises/backup-state.ts';
import type { Handlers } from './handler.ts';

type HealthyOffice = Pick<
  Office,
  'engine' | 'backup' | 'settings' | 'sessions' | 'time' | 'clock' | 'version'
>;

/** 503 when submissions cannot be stored: it needs attention, even if the rest of the office works. */
export function health(office: HealthyOffice): Handlers['health'] {
  const { settings, version } = office;
  const { name, records, readConfirmation } = office.engine;

  return async ({ request, response }) => {
    const isStoreWell = await records.isHealthy();
    const disk = await lookAtDisk(office);
    const confirmation = await readConfirmation();
    const isOfStaff = await isStaff(office, request);
    const isWell = isStoreWell && disk === 'ok';
    if (!isWell) response.status(503);
    return {
      status: isWell ? 'ok' : 'degraded',
      version,
      uptime: Math.floor(process.uptime()),
      engine: {
        name,
        ...(confirmation !== null && { confirmedBy: confirmation.confirmedBy }),
        ...(confirmation?.concern && { concern: confirmation.concern }),
      },
      ...(office.backup !== null && { backup: tellBackup(office.backup, isOfStaff) }),
      store: isStoreWell ? 'ok' : 'failing',
      disk,
      client: clientAddress(request, settings.trustProxy),
      ...(isOfStaff && {
        unfinished: await office.engine.documents.countUnfinished(),
        waiting: await countWaiting(office),
      }),
    };
  };
}

/** While the engine is away, sessions cannot be checked. */
async function isStaff({ sessions }: HealthyOffice, request: Request): Promise<boolean> {
  try {
    return await sessions.admits(request, 'staff');
  } catch (error) {
    if (error instanceof EngineAway) return false;
    throw error;
  }
}

async function countWaiting(office: HealthyOffice): Promise<Health['waiting']> {
  const { engine, time, clock } = office;
  const outbox = countOutbox(await engine.jobs.findWaiting('mail'), clock());
  const notices = countNotices(await engine.jobs.findWaiting('tell'), clock());
  return {
    setAside: (await engine.findWaiting()).length,
    clockDoubtMs: time.doubtMs(),
    ...(outbox !== null && { mails: outbox }),
    ...(notices !== null && { notices }),
  };
}

/** Where the bucket is, and what is wrong with it, is nobody's business but the office's. */
function tellBackup(backup: BackupWatch, isOfStaff: boolean): Health['backup'] {
  const { ageMs, isLate, concern } = backup.read();
  return {
    ageSeconds: ageMs === null ? null : Math.round(ageMs / 1000),
    isLate,
    ...(isOfStaff && concern !== null && { concern }),
  };
}

/** The disk of the documents. */
async function lookAtDisk({ engine, settings }: HealthyOffice): Promise<Health['disk']> {
  const { documents } = engine;
  try {
    if (documents.freeBytes() < settings.uploads.reserveBytes) return 'low';
  } catch {
    return 'failing';
  }
  return (await documents.canWrite()) ? 'ok' : 'failing';
}
