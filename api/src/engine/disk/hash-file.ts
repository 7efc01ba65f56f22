import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** SHA-256 in hexadecimal, read in chunks so as not to block the event loop. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    hash.update(piece);
  }
  return hash.digest('hex');
}
