import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { createSpacedWordCounter } from '@yiqiao/contract/counting/word-estimate';
import type { Findings } from '../../document-store.ts';

/** A file that is read while somebody else still writes it. */
export interface FollowedFile {
  /** Reads on until so many bytes of the file were read. @throws when the file is shorter. */
  readTo(bytes: number): void;
  finish(): Findings;
  close(): void;
}

const buffer = Buffer.alloc(256 * 1024);

export function followFile(path: string, isText: boolean): FollowedFile {
  const descriptor = openSync(path, 'r');
  const hash = createHash('sha256');
  const words = isText ? createWordReader() : null;
  let position = 0;
  let isOpen = true;

  function close(): void {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  }

  return {
    readTo(bytes) {
      while (position < bytes) {
        const wanted = Math.min(buffer.length, bytes - position);
        const count = readSync(descriptor, buffer, 0, wanted, position);
        if (count === 0) throw new Error('A document became shorter while it arrived.');
        const chunk = buffer.subarray(0, count);
        hash.update(chunk);
        words?.add(chunk);
        position += count;
      }
    },
    finish() {
      close();
      return { sha256: hash.digest('hex'), spacedWords: words?.end() ?? null };
    },
    close,
  };
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
