import type { UnfinishedTotal } from '@yiqiao/ports/document-store';
import { listMarked } from '../bucket/list-bucket.ts';
import type { S3Client } from '../client/s3-client.ts';
import { readMark } from './mark.ts';

/** How long a count stays valid, so that health checks are cheap. Other processes change it, too. */
const countedMs = 15_000;

/** Keys are random, so that these speak for any number of others. */
const maxRead = 100;

export interface UnfinishedCount {
  count(): Promise<UnfinishedTotal>;
  /** The next count is a new one. */
  forget(): void;
}

export function createUnfinishedCount(client: S3Client): UnfinishedCount {
  let counting: Promise<UnfinishedTotal> | null = null;
  let countedAt = Number.NEGATIVE_INFINITY;

  function forget(): void {
    counting = null;
  }

  return {
    count() {
      const isOld = performance.now() - countedAt > countedMs;
      if (counting !== null && !isOld) return counting;
      const begun = countUnfinished(client);
      counting = begun;
      countedAt = performance.now();
      begun.catch(() => {
        if (counting === begun) forget();
      });
      return begun;
    },
    forget,
  };
}

/** The list does not tell how long documents are: beyond a hundred, their bytes are an estimate. */
async function countUnfinished(client: S3Client): Promise<UnfinishedTotal> {
  let documents = 0;
  let bytes = 0;
  let read = 0;
  for await (const keys of listMarked(client)) {
    const asked = keys.slice(0, maxRead - read);
    const marks = await Promise.all(asked.map((key) => readMark(client, key)));
    read += asked.length;
    bytes += marks.reduce((sum, mark) => sum + (mark?.offset ?? 0), 0);
    documents += keys.length;
  }
  return { documents, bytes: read === 0 ? 0 : Math.round((bytes / read) * documents) };
}
