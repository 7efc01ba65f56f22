import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OrderFile } from '@yiqiao/contract/files/order-files';
import {
  DocumentChanged,
  type DocumentStore,
  type OpenDocument,
} from '@yiqiao/ports/document-store';

export interface DocumentsMove {
  readonly from: DocumentStore;
  readonly to: DocumentStore;
  /** Called after each document. */
  onDone(file: OrderFile): void;
}

/** Documents that cannot be moved, because they are missing or changed. */
export interface LostDocument {
  readonly key: string;
  readonly what: 'missing' | 'changed';
}

/** A remote store has a high latency, but handles several at once. */
const atOnce = 4;

/**
 * Copies every document that the target lacks, and reads each one back completely: one that differs is written
 * again.
 * @returns documents that the source lacks itself.
 */
export async function moveDocuments(
  files: readonly OrderFile[],
  { from, to, onDone }: DocumentsMove,
): Promise<readonly LostDocument[]> {
  return eachOf(files, async (file) => {
    const lost = (await isIntact(to, file)) ? null : await moveDocument(file, from, to);
    onDone(file);
    return lost;
  });
}

/** @returns documents that are missing or changed on this side. */
export async function verifyDocuments(
  files: readonly OrderFile[],
  store: DocumentStore,
): Promise<readonly LostDocument[]> {
  return eachOf(files, async (file) => {
    const { filePath: key } = file;
    const opened = await store.open(key, file);
    if (typeof opened === 'string') return { key, what: opened };
    return (await isAsReceived(opened, file)) ? null : { key, what: 'changed' };
  });
}

async function eachOf(
  files: readonly OrderFile[],
  work: (file: OrderFile) => Promise<LostDocument | null>,
): Promise<readonly LostDocument[]> {
  const lost: LostDocument[] = [];
  const waiting = files.values();
  async function workOff(): Promise<void> {
    for (const file of waiting) {
      const found = await work(file);
      if (found !== null) lost.push(found);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return lost;
}

async function moveDocument(
  file: OrderFile,
  from: DocumentStore,
  to: DocumentStore,
): Promise<LostDocument | null> {
  const { filePath: key } = file;
  const opened = await from.open(key, file);
  if (typeof opened === 'string') return { key, what: opened };
  await to.remove(key);
  const incoming = await to.begin(key);
  try {
    await pipeline(contentOf(opened, file), incoming.open(false));
    const { sha256 } = await incoming.readFindings();
    if (sha256 !== file.fileSha256) {
      await incoming.discard();
      return { key, what: 'changed' };
    }
    await incoming.commit();
  } catch (error) {
    await incoming.discard().catch(() => {});
    if (error instanceof DocumentChanged) return { key, what: 'changed' };
    throw error;
  } finally {
    await opened.close();
  }
  if (await isIntact(to, file)) return null;
  throw new Error(`The document ${key} is not what was written.`);
}

async function isIntact(store: DocumentStore, file: OrderFile): Promise<boolean> {
  const opened = await store.open(file.filePath, file);
  return typeof opened !== 'string' && isAsReceived(opened, file);
}

async function isAsReceived(opened: OpenDocument, file: OrderFile): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const bytes of contentOf(opened, file)) hash.update(bytes);
    return hash.digest('hex') === file.fileSha256;
  } catch (error) {
    if (error instanceof DocumentChanged) return false;
    throw error;
  } finally {
    await opened.close();
  }
}

function contentOf(opened: OpenDocument, { fileSize }: OrderFile): Readable {
  return fileSize === 0 ? Readable.from([]) : opened.read({ start: 0, end: fileSize - 1 });
}
