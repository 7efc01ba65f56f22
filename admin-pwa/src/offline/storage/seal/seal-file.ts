import type { FinishedBytes } from './unsent.ts';

const algorithm = 'AES-GCM';
const ivBytes = 12;
const tagBytes = 16;
/** A file is sealed in parts: none has to fit into memory as a whole. */
const partBytes = 4 * 1024 * 1024;

/** Locks the bytes of files to be handed in with the key of a seal. */
export async function sealFiles(
  key: CryptoKey,
  files: readonly FinishedBytes[],
): Promise<FinishedBytes[]> {
  return mapFiles(files, partBytes, async (part) => {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    return [iv, await crypto.subtle.encrypt({ name: algorithm, iv }, key, part)];
  });
}

/** @throws DOMException if they were locked with another key. */
export async function openFiles(
  key: CryptoKey,
  files: readonly FinishedBytes[],
): Promise<FinishedBytes[]> {
  return mapFiles(files, ivBytes + partBytes + tagBytes, async (part) => {
    const iv = part.slice(0, ivBytes);
    return [await crypto.subtle.decrypt({ name: algorithm, iv }, key, part.slice(ivBytes))];
  });
}

async function mapFiles(
  files: readonly FinishedBytes[],
  step: number,
  map: (part: ArrayBuffer) => Promise<BlobPart[]>,
): Promise<FinishedBytes[]> {
  const mapped: FinishedBytes[] = [];
  for (const { id, file } of files) {
    const parts: BlobPart[] = [];
    for (let at = 0; at < file.size; at += step) {
      // A blob of its own: the browser may keep it outside of memory.
      parts.push(new Blob(await map(await file.slice(at, at + step).arrayBuffer())));
    }
    mapped.push({ id, file: new Blob(parts) });
  }
  return mapped;
}
