import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { RetryPace } from '@yiqiao/engines/s3/client/s3-client';
import { createFindingsThread } from '@yiqiao/engines/s3/findings/findings-thread';
import { openS3DocumentStore } from '@yiqiao/engines/s3/open-s3-document-store';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import type { DocumentStore } from '@yiqiao/ports/document-store';
import type { SharedDocuments } from '@yiqiao/ports/shared-documents';
import { onTestFinished } from 'vitest';

export const mebibyte = 1024 ** 2;
/** As patient as a test. */
export const hasty: RetryPace = { maxTries: 3, firstPauseMs: 2, lookMs: 20 };

/** One for all: it takes longer to start than most tests. */
const thread = createFindingsThread();

/** A store of documents that is closed when its test ends. */
export async function openStore(
  settings: S3Settings,
  pace: RetryPace = hasty,
): Promise<SharedDocuments> {
  const store = await openS3DocumentStore(settings, { log: () => {}, thread, pace });
  onTestFinished(() => store.close());
  return store;
}

/** Whether the store takes and gives anything, as far as it knows. */
export function isOpen({ freeBytes }: DocumentStore): boolean {
  try {
    freeBytes();
    return true;
  } catch {
    return false;
  }
}

export function makeDocument(megabytes: number) {
  const bytes = randomBytes(Math.round(megabytes * mebibyte));
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, key: randomUUID() as string, facts: { fileSize: bytes.length, fileSha256 } };
}

export type TestDocument = ReturnType<typeof makeDocument>;

/** Lets a document arrive, as far as before it is committed. */
export async function receive(store: DocumentStore, { key, bytes }: TestDocument) {
  const incoming = await store.begin(key);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.subarray(index * 65_536, (index + 1) * 65_536),
  );
  const written = pipeline(pieces, incoming.open(false)).then(() => incoming.readFindings());
  return { incoming, written };
}

/** Keeps a document as the intake does: discarded when it cannot be kept. */
export async function keep(store: DocumentStore, document: TestDocument): Promise<void> {
  const { incoming, written } = await receive(store, document);
  try {
    await written;
    await incoming.commit();
  } catch (error) {
    await incoming.discard();
    throw error;
  }
}

export async function readBack(
  store: DocumentStore,
  { key, facts }: Pick<TestDocument, 'key' | 'facts'>,
  range = { start: 0, end: facts.fileSize - 1 },
): Promise<Buffer> {
  const opened = await store.open(key, facts);
  if (typeof opened === 'string') throw new Error(opened);
  try {
    return await buffer(opened.read(range));
  } finally {
    await opened.close();
  }
}
