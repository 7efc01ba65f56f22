import { listUnfinished } from './bucket/list-bucket.ts';
import type { S3Client } from './client/s3-client.ts';
import { abortUpload } from './incoming/put-object.ts';

/** No upload takes this long: 1 GB at the slowest rate that keeps its place takes 18 hours. */
export const unfinishedMs = 24 * 3_600_000;

interface AbortOptions {
  readonly olderMs?: number;
  /** Names of the objects whose uploads are left alone. */
  readonly kept?: ReadonlySet<string>;
}

/**
 * Aborts uploads left by a process that died, so that nothing remains of unacknowledged documents.
 * @returns how many were aborted.
 */
export async function abortUnfinished(
  client: S3Client,
  { olderMs = unfinishedMs, kept = new Set() }: AbortOptions = {},
): Promise<number> {
  const old: { name: string; uploadId: string }[] = [];
  for await (const page of listUnfinished(client)) {
    old.push(...page.filter(({ name, ageMs }) => ageMs >= olderMs && !kept.has(name)));
  }
  for (const { name, uploadId } of old) await abortUpload(client, name, uploadId);
  return old.length;
}
