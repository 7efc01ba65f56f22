import { pipeline } from 'node:stream/promises';
import { listDocuments, listMarked, listUnfinished } from '@yiqiao/engines/s3/bucket/list-bucket';
import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { listParts } from '@yiqiao/engines/s3/incoming/list-parts';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { readMark } from '@yiqiao/engines/s3/unfinished/mark';
import type { DocumentStore, UnfinishedDocument } from '@yiqiao/ports/document-store';
import { onTestFinished } from 'vitest';
import { hasty, type TestDocument } from './store-tools.ts';

export async function resume(store: DocumentStore, key: string): Promise<UnfinishedDocument> {
  const document = await store.resume(key);
  if (document === null) throw new Error('It is not there.');
  return document;
}

/** Lets bytes arrive as a socket hands them over. */
export async function take(document: UnfinishedDocument, bytes: Buffer): Promise<void> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.subarray(index * 65_536, (index + 1) * 65_536),
  );
  await pipeline(pieces, document.open());
}

/** Goes on as far as here. @returns the offset. */
export async function takeUntil(
  store: DocumentStore,
  { key, bytes }: TestDocument,
  end: number,
): Promise<number> {
  const document = await resume(store, key);
  await take(document, bytes.subarray(document.offset, end));
  return document.pause();
}

/** As the intake does it, once the last byte is there. */
export async function conclude(store: DocumentStore, key: string): Promise<string> {
  const document = await resume(store, key);
  await document.commit();
  const { sha256 } = await document.readFindings(false);
  await document.settle();
  return sha256;
}

/** A look into the bucket, past the store. */
export function openBucket(settings: S3Settings) {
  const client = createS3Client(settings, hasty);
  onTestFinished(() => client.close());
  const { signal } = new AbortController();
  return {
    client,
    /** Everything that there is of a document. */
    async find(key: string): Promise<readonly string[]> {
      const found: string[] = [];
      for await (const page of listDocuments(client)) found.push(...page.map(({ name }) => name));
      for await (const page of listUnfinished(client))
        found.push(...page.map(({ name }) => `upload of ${name}`));
      for await (const keys of listMarked(client)) found.push(...keys.map((it) => `mark of ${it}`));
      return found.filter((text) => text.endsWith(key));
    },
    async countParts(key: string): Promise<number> {
      const mark = await readMark(client, key);
      const put = { client, key: `documents/${key}`, signal };
      return mark === null ? 0 : (await listParts(put, mark.uploadId)).length;
    },
  };
}
