import type { Log } from '../../log/log.ts';
import type { Housekeeping } from '../engine.ts';
import { listUnfinished } from './bucket/list-bucket.ts';
import type { S3Client } from './client/s3-client.ts';
import { abortUpload } from './incoming/put-object.ts';

/** No upload takes as long: 1 GB at the slowest pace that keeps its place takes 18 hours. */
export const unfinishedMs = 24 * 3_600_000;
const roundMs = 3_600_000;

/**
 * Aborts the uploads that a process which died has left, so that nothing of a document nobody was told
 * of stays. Several processes may do it at once.
 */
export function startAborting(client: S3Client, log: Log): Housekeeping {
  let running = Promise.resolve();

  function runLater(): void {
    running = running
      .then(() => abortUnfinished(client))
      .then((uploads) => {
        if (uploads > 0) log('info', 'uploads-aborted', { uploads });
      })
      .catch((error: unknown) => log('warn', 'uploads-not-aborted', { reason: String(error) }));
  }

  runLater();
  const timer = setInterval(runLater, roundMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
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
