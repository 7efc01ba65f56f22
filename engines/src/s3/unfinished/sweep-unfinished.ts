import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import { listMarked } from '../bucket/list-bucket.ts';
import type { S3Client } from '../client/s3-client.ts';
import { objectName } from '../object-name.ts';
import { readFacts } from '../reading/object-facts.ts';
import { readMark, removeMark, type StoredMark } from './mark.ts';
import { removeUnfinished } from './remove-unfinished.ts';

/** A request that came in time may still be at work. */
const graceMs = 30 * 60_000;

/** Whether a submission has the document. */
export type IsRecorded = (key: string) => Promise<boolean>;

export interface Swept {
  /** How many documents were removed. */
  readonly removed: number;
  /** Names of the objects of those whose time is not over. */
  readonly kept: ReadonlySet<string>;
}

/**
 * Removes unfinished documents whose time is over, by the store's clock. One whose record was stored just before a crash
 * only loses its mark. Several processes may do it at once.
 */
export async function sweepUnfinished(client: S3Client, isRecorded: IsRecorded): Promise<Swept> {
  const kept = new Set<string>();
  let removed = 0;
  for await (const keys of listMarked(client)) {
    for (const key of keys) {
      const mark = await readMark(client, key);
      if (mark === null) continue;
      if (mark.readAt - mark.since < unfinishedLifeMs + graceMs) kept.add(objectName(key));
      else if (await removeOld(client, key, mark, isRecorded)) removed += 1;
    }
  }
  return { removed, kept };
}

/** @returns whether the document was removed. */
async function removeOld(
  client: S3Client,
  key: string,
  mark: StoredMark,
  isRecorded: IsRecorded,
): Promise<boolean> {
  const isThere = (await readFacts(client, objectName(key))) !== null;
  const isOfRecord = isThere && (await isRecorded(key));
  if (isOfRecord) await removeMark(client, key);
  else await removeUnfinished(client, key, mark);
  return !isOfRecord;
}
