import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { hashFile } from '../engine/disk/hash-file.ts';

export interface FileFacts {
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Copies a file to a new name; resolves when the copy is on the disk. */
export async function copyDocument(from: string, to: string): Promise<FileFacts> {
  await requireFile(from);
  const facts = createFacts();
  const copy = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(createReadStream(from), facts.note, copy);
  return facts.result();
}

export async function readFacts(path: string): Promise<FileFacts> {
  const { size } = await requireFile(path);
  return { size, sha256: await hashFile(path) };
}

export function isSame(one: FileFacts, other: FileFacts): boolean {
  return one.size === other.size && one.sha256 === other.sha256;
}

/** Pipes and devices might be read forever. @throws when it is not a regular file. */
export async function requireFile(path: string): Promise<Stats> {
  const stats = await stat(path);
  if (!stats.isFile()) throw new Error(`${path} is not a file`);
  return stats;
}

function createFacts() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *note(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    result: (): FileFacts => ({ size, sha256: hash.digest('hex') }),
  };
}
