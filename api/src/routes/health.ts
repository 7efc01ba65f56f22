import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import type { Health } from '@yiqiao/contract/http/health';
import type { TrustedClock } from '../clock/trusted-clock.ts';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Handler } from './handler.ts';

interface HealthOptions {
  readonly store: Pick<QuoteStore, 'isHealthy'>;
  readonly version: string;
  readonly uptimeSeconds: () => number;
  readonly canWriteData: () => Promise<boolean>;
  readonly canWriteUploads: () => Promise<boolean>;
  readonly readFreeBytes: () => number;
  readonly reserveBytes: number;
  readonly sessions: Pick<Sessions, 'isAuthenticated'>;
  readonly findSetAside: () => Promise<readonly string[]>;
  readonly time: Pick<TrustedClock, 'doubtMs'>;
}

/** 503 when a submission could not be taken: somebody has to see to it, though the office may go on. */
export function health(options: HealthOptions): Handler<Endpoints['health']> {
  const { store, version, uptimeSeconds, canWriteData, sessions } = options;

  return async ({ request, response }) => {
    const isStoreWell = store.isHealthy() && (await canWriteData());
    const disk = await lookAtDisk(options);
    const isWell = isStoreWell && disk === 'ok';
    if (!isWell) response.status(503);
    return {
      status: isWell ? 'ok' : 'degraded',
      version,
      uptime: Math.floor(uptimeSeconds()),
      store: isStoreWell ? 'ok' : 'failing',
      disk,
      ...((await sessions.isAuthenticated(request)) && { waiting: await findWaiting(options) }),
    };
  };
}

async function findWaiting({ findSetAside, time }: HealthOptions): Promise<Health['waiting']> {
  return { setAside: (await findSetAside()).length, clockDoubtMs: time.doubtMs() };
}

/** The disk of the documents. */
async function lookAtDisk(options: HealthOptions): Promise<Health['disk']> {
  const { canWriteUploads, readFreeBytes, reserveBytes } = options;
  try {
    if (readFreeBytes() < reserveBytes) return 'low';
  } catch {
    return 'failing';
  }
  return (await canWriteUploads()) ? 'ok' : 'failing';
}
