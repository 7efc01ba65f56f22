import { blockBytes, blocksAtOnce, hashBlocks } from './kept/hash-blocks.ts';
import type { KeptUpload } from './kept/kept.ts';
import { deleteKept, readKept } from './kept/kept-store.ts';
import { isUploadFree } from './kept/upload-lock.ts';
import { askUpload, deleteUpload } from './pieces/upload-calls.ts';

export type { KeptUpload };

export interface CompareOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes compared so far. */
  onProgress(bytes: number): void;
}

export type Compared =
  | { readonly kind: 'same' }
  /** `differsFrom` is the first byte of the block that differs; 0 where the sizes do. */
  | { readonly kind: 'other'; readonly differsFrom: number }
  | { readonly kind: 'cancelled' }
  /** The file cannot be read. */
  | { readonly kind: 'document-gone' };

const answerWithinMs = 10_000;

/**
 * The unfinished upload of this purpose with which this tab can go on, with what the server has of it; `null` if there
 * is none. Forgets those that the server does not know. Where the server is not reached, it is as it was known last.
 */
export async function findKept(purpose: string): Promise<KeptUpload | null> {
  for (const kept of await readKept()) {
    if (kept.purpose !== purpose || !(await isUploadFree(kept.id))) continue;
    const current = await askAbout(kept);
    if (current !== null && current.confirmedBytes > 0) return current;
    await forgetKept(kept);
  }
  return null;
}

/** @returns `null` if the server does not have it. */
async function askAbout(kept: KeptUpload): Promise<KeptUpload | null> {
  const { signal } = new AbortController();
  const answer = await askUpload(kept.id, kept.size, { signal, stallMs: answerWithinMs });
  if (answer.kind === 'lost') return kept;
  if (answer.kind !== 'received') return null;
  return { ...kept, confirmedBytes: answer.bytes, expiresAt: answer.expiresAt };
}

/** How many bytes `compareWithKept` reads of the same document. */
export function bytesToCompare({ size, blocks }: KeptUpload): number {
  return Math.min(size, blocks.length * blockBytes);
}

/** Whether `file` is the document of the upload, as far as that was sent. */
export async function compareWithKept(
  file: File,
  kept: KeptUpload,
  { signal, onProgress }: CompareOptions,
): Promise<Compared> {
  if (file.size !== kept.size) return { kind: 'other', differsFrom: 0 };
  try {
    for (let first = 0; first < kept.blocks.length; first += blocksAtOnce) {
      if (signal.aborted) return { kind: 'cancelled' };
      const end = Math.min(first + blocksAtOnce, kept.blocks.length);
      const hashes = await hashBlocks(file, first, end);
      const differing = hashes.findIndex((hash, at) => hash !== kept.blocks[first + at]);
      if (differing >= 0) return { kind: 'other', differsFrom: (first + differing) * blockBytes };
      onProgress(Math.min(file.size, end * blockBytes));
    }
  } catch (error) {
    if (error instanceof DOMException) return { kind: 'document-gone' };
    throw error;
  }
  return signal.aborted ? { kind: 'cancelled' } : { kind: 'same' };
}

/** Deletes it at the server and on this device. */
export async function forgetKept({ id }: KeptUpload): Promise<void> {
  await Promise.all([deleteKept(id), deleteUpload(id)]);
}
