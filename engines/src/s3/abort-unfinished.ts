import type { Housekeeping } from '@yiqiao/ports/engine';
import type { Log } from '@yiqiao/ports/log';
import { startRounds } from '@yiqiao/ports/start-rounds';
import { listUnfinished } from './bucket/list-bucket.ts';
import type { S3Client } from './client/s3-client.ts';
import { abortUpload } from './incoming/put-object.ts';

/** No upload takes this long: 1 GB at the slowest rate that keeps its place takes 18 hours. */
export const unfinishedMs = 24 * 3_600_000;
const roundMs = 3_600_000;

/**
 * Aborts uploads left by a process that died, so that nothing remains of unacknowledged documents. Several
 * processes may do it at once.
 */
export function startAborting(client: S3Client, log: Log): Housekeeping {
  async function round(): Promise<void> {
    const uploads = await abortUnfinished(client);
    if (uploads > 0) log('info', 'uploads-aborted', { uploads });
  }

  return startRounds({
    everyMs: roundMs,
    round,
    onFault: (error) => log('warn', 'uploads-not-aborted', { reason: String(error) }),
    after: round(),
  });
}

/** @returns how many were aborted. */
export async function abortUnfinished(client: S3Client, olderMs = unfinishedMs): Promise<number> {
  const old: { name: string; uploadId: string }[] = [];
  for await (const page of listUnfinished(client)) {
    old.push(...page.filter(({ ageMs }) => ageMs >= olderMs));
  }
  for (const { name, uploadId } of old) await abortUpload(client, name, uploadId);
  return old.length;
}
