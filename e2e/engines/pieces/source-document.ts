import { createCipheriv, createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** A document on the disk, and its SHA-256 in hex. */
export interface SourceDocument {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

const blockBytes = 4 * 1024 ** 2;

/** Writes a document of which no two blocks are alike; the same for the same seed. */
export async function writeSource(
  path: string,
  megabytes: number,
  seed: number,
): Promise<SourceDocument> {
  const key = createHash('sha256').update(`source ${seed}`).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const hash = createHash('sha256');
  // A last block that is not a whole one.
  const bytes = megabytes * 1024 ** 2 - 12_345;
  const file = await open(path, 'w');
  for (let at = 0; at < bytes; at += blockBytes) {
    const block = cipher.update(Buffer.alloc(Math.min(blockBytes, bytes - at)));
    hash.update(block);
    await file.write(block);
  }
  await file.close();
  return { path, name: path.split('/').at(-1) ?? '', bytes, sha256: hash.digest('hex') };
}
