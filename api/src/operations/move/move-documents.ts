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
  /** Told after each document. */
  onDone(file: OrderFile): void;
}

/** What cannot be moved, since it is not there as it was received. */
export interface LostDocument {
  readonly key: string;
  readonly what: 'missing' | 'changed';
}

/** A store far away answers slowly, and takes several at once. */
const atOnce = 4;

/**
 * Copies every document that the new side does not have yet, and reads each one there to its end: one that
 * is not what was received is written again.
 * @returns what the old side does not have itself.
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

/** @returns what the side does not have as it was received. */
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
    const { sha256 } = await incoming.read();
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
