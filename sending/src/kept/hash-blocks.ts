/** Size of the blocks that are hashed. */
export const blockBytes = 1024 ** 2;

/** Missing where the page did not come over https. */
export const canHash = () => globalThis.crypto?.subtle !== undefined;

/**
 * SHA-256, in hex, of the block that begins at `place * blockBytes`; the last one of a document is shorter.
 * @throws DOMException when the file cannot be read.
 */
export async function hashBlock(file: Blob, place: number): Promise<string> {
  const start = place * blockBytes;
  const bytes = await file.slice(start, start + blockBytes).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
