import type { Health } from '@yiqiao/contract/endpoints';
import type { RequestHandler } from 'express';
import type { QuoteStore } from '../store/quote-store.ts';

interface HealthOptions {
  readonly store: Pick<QuoteStore, 'isHealthy'>;
  readonly version: string;
  readonly uptimeSeconds: () => number;
  readonly canWrite: () => Promise<boolean>;
  readonly readFreeBytes: () => Promise<number>;
  readonly reserveBytes: number;
}

/**
 * `GET /api/health`: 503 when nothing can be written. A disk that is merely short refuses uploads but
 * serves the office, so that is "degraded" with 200: a restart would not help.
 */
export function health(options: HealthOptions): RequestHandler {
  const { store, version, uptimeSeconds, canWrite, readFreeBytes, reserveBytes } = options;

  return async (_request, response) => {
    const isWritable = store.isHealthy() && (await canWrite());
    const freeBytes = await readFreeBytes().catch(() => 0);
    const hasRoom = freeBytes >= reserveBytes;
    const answer: Health = {
      status: isWritable && hasRoom ? 'ok' : 'degraded',
      version,
      uptime: Math.floor(uptimeSeconds()),
      store: isWritable ? 'ok' : 'failing',
      disk: hasRoom ? 'ok' : 'low',
    };
    response.status(isWritable ? 200 : 503).json(answer);
  };
}
