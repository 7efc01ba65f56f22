import type { Housekeeping } from '@yiqiao/ports/engine';
import type { Log } from '@yiqiao/ports/log';
import { startRounds } from '@yiqiao/ports/start-rounds';
import { abortUnfinished } from './abort-unfinished.ts';
import type { S3Client } from './client/s3-client.ts';
import { type IsRecorded, sweepUnfinished } from './unfinished/sweep-unfinished.ts';

const roundMs = 3_600_000;

interface ClearingOptions {
  readonly client: S3Client;
  readonly log: Log;
  readonly isRecorded: IsRecorded;
}

/** Clears away what nobody goes on with. Several processes may do it at once. */
export function startClearing({ client, log, isRecorded }: ClearingOptions): Housekeeping {
  /** In this order: an upload is left alone as long as its mark is young. */
  async function round(): Promise<void> {
    const { removed, kept } = await sweepUnfinished(client, isRecorded);
    if (removed > 0) log('info', 'unfinished-removed', { documents: removed });
    const uploads = await abortUnfinished(client, { kept });
    if (uploads > 0) log('info', 'uploads-aborted', { uploads });
  }

  return startRounds({
    everyMs: roundMs,
    round,
    onFault: (error) => log('warn', 'uploads-not-aborted', { reason: String(error) }),
    after: round(),
  });
}
