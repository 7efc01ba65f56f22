/** Size of the blocks that are hashed. */
export const blockBytes = 1024 ** 2;

/** Blocks that are read at once: browsers take half as long for one long read as for many short ones. */
export const blocksAtOnce = 16;

/** Missing where the page did not come over https. */
export const canHash = () => globalThis.crypto?.subtle !== undefined;

/**
 * SHA-256, in hex, of each of the blocks from `first` up to `end`; the last one of a document is shorter.
 * @throws DOMException when the file cannot be read.
 */
export async function hashBlocks(file: Blob, first: number, end: number): Promise<string[]> {
  const slice = file.slice(first * blockBytes, end * blockBytes);
  const bytes = new Uint8Array(await slice.arrayBuffer());
  const starts = Array.from(
    { length: Math.ceil(slice.size / blockBytes) },
    (_, at) => at * blockBytes,
  );
  return Promise.all(starts.map((start) => hash(bytes.subarray(start, start + blockBytes))));
}

async function hash(block: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', block));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
