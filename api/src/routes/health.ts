import { countOutbox } from '@yiqiao/contract/commands/server/outbox';
import type { Health } from '@yiqiao/contract/http/health';
import type { Engine } from '@yiqiao/ports/engine';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { Request } from 'express';
import type { TrustedClock } from '../clock/trusted-clock.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import type { Sessions } from '../session/sessions.ts';
import type { TrustProxy } from '../settings/setting-values.ts';
import type { Handlers } from './handler.ts';

interface HealthOptions
  extends Pick<
    Engine,
    'name' | 'records' | 'documents' | 'findWaiting' | 'jobs' | 'readConfirmedBy'
  > {
  readonly version: string;
  readonly trustProxy: TrustProxy;
  readonly uptimeSeconds: () => number;
  readonly reserveBytes: number;
  readonly sessions: Pick<Sessions, 'isAuthenticated'>;
  readonly time: Pick<TrustedClock, 'doubtMs'>;
  readonly clock: () => number;
}

/** 503 when submissions cannot be stored: it needs attention, even if the rest of the office works. */
export function health(options: HealthOptions): Handlers['health'] {
  const { name, records, readConfirmedBy, version, uptimeSeconds, trustProxy } = options;

  return async ({ request, response }) => {
    const isStoreWell = await records.isHealthy();
    const disk = await lookAtDisk(options);
    const confirmedBy = await readConfirmedBy();
    const isWell = isStoreWell && disk === 'ok';
    if (!isWell) response.status(503);
    return {
      status: isWell ? 'ok' : 'degraded',
      version,
      uptime: Math.floor(uptimeSeconds()),
      engine: { name, ...(confirmedBy !== null && { confirmedBy }) },
      store: isStoreWell ? 'ok' : 'failing',
      disk,
      client: clientAddress(request, trustProxy),
      ...((await isOffice(options, request)) && { waiting: await countWaiting(options) }),
    };
  };
}

/** While the engine is away, sessions cannot be checked. */
async function isOffice({ sessions }: HealthOptions, request: Request): Promise<boolean> {
  try {
    return await sessions.isAuthenticated(request);
  } catch (error) {
    if (error instanceof EngineAway) return false;
    throw error;
  }
}

async function countWaiting(options: HealthOptions): Promise<Health['waiting']> {
  const { findWaiting, time, jobs, clock } = options;
  const outbox = countOutbox(await jobs.findWaiting('mail'), clock());
  return {
    setAside: (await findWaiting()).length,
    clockDoubtMs: time.doubtMs(),
    ...(outbox !== null && { mails: outbox }),
  };
}

/** The disk of the documents. */
async function lookAtDisk(options: HealthOptions): Promise<Health['disk']> {
  const { documents, reserveBytes } = options;
  try {
    if (documents.freeBytes() < reserveBytes) return 'low';
  } catch {
    return 'failing';
  }
  return (await documents.canWrite()) ? 'ok' : 'failing';
}
