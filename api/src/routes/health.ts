import type { Endpoints } from '@yiqiao/contract/endpoints';
import type { QuoteStore } from '../store/quote-store.ts';
import type { Handler } from './handler.ts';

interface HealthOptions {
  readonly store: Pick<QuoteStore, 'isHealthy'>;
  readonly version: string;
  readonly uptimeSeconds: () => number;
  readonly canWrite: () => Promise<boolean>;
  readonly readFreeBytes: () => Promise<number>;
  readonly reserveBytes: number;
}

/**
 * 503 when nothing can be written. A disk that is merely short refuses uploads but
 * serves the office, so that is "degraded" with 200: a restart would not help.
 */
export function health(options: HealthOptions): Handler<Endpoints['health']> {
  const { store, version, uptimeSeconds, canWrite, readFreeBytes, reserveBytes } = options;

  return async ({ response }) => {
    const isWritable = store.isHealthy() && (await canWrite());
    const freeBytes = await readFreeBytes().catch(() => 0);
    const hasRoom = freeBytes >= reserveBytes;
    if (!isWritable) response.status(503);
    return {
      status: isWritable && hasRoom ? 'ok' : 'degraded',
      version,
      uptime: Math.floor(uptimeSeconds()),
      store: isWritable ? 'ok' : 'failing',
      disk: hasRoom ? 'ok' : 'low',
    };
  };
}
