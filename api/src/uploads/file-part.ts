import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isTooLarge } from '@yiqiao/contract/upload-limits';
import { createSpacedWordCounter, isPlainText } from '@yiqiao/contract/word-estimate';
import { HttpProblem } from '../http/http-problem.ts';

/** What is known of a document once its last byte is written. */
export interface ReceivedFile {
  readonly name: string;
  /** Media type the browser gave. */
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
  /** Words between white space; `null` for anything but plain text. */
  readonly spacedWords: number | null;
}

/**
 * Writes a document while it arrives; size, hash and words are taken on the way.
 * @throws HttpProblem 413 at the first byte over the limit.
 */
export async function receiveFilePart(
  part: Readable,
  { name, type }: Pick<ReceivedFile, 'name' | 'type'>,
  target: Writable,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const words = isPlainText(type) ? createWordReader() : null;
  let size = 0;
  part.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (isTooLarge(size)) return part.destroy(fileTooLarge());
    hash.update(chunk);
    words?.add(chunk);
  });
  await pipeline(part, target);
  return { name, type, size, sha256: hash.digest('hex'), spacedWords: words?.end() ?? null };
}

/** Reads the text as the browser does when it estimates: UTF-8, broken bytes as replacement characters. */
function createWordReader() {
  const decoder = new TextDecoder();
  const counter = createSpacedWordCounter();
  return {
    add: (chunk: Buffer) => counter.add(decoder.decode(chunk, { stream: true })),
    end() {
      counter.add(decoder.decode());
      return counter.words;
    },
  };
}

export function missingFile(): HttpProblem {
  return new HttpProblem(400, 'missing-file', 'No file selected', { field: 'file' });
}

export function fileTooLarge(): HttpProblem {
  return new HttpProblem(413, 'file-too-large', 'Please select a file smaller than 1GB', {
    field: 'file',
  });
}
