import { closeSync, openSync, readSync } from 'node:fs';
import type { Findings } from '@yiqiao/ports/document-store';
import { createFindingsReader } from '@yiqiao/ports/reading/read-findings';

/** A file that is read while it is still being written. */
export interface FollowedFile {
  /** Reads up to this offset. @throws when the file is shorter. */
  readTo(bytes: number): void;
  finish(): Findings;
  close(): void;
}

const buffer = Buffer.alloc(256 * 1024);

export function followFile(path: string, isText: boolean): FollowedFile {
  const descriptor = openSync(path, 'r');
  const reader = createFindingsReader(isText);
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
        reader.add(buffer.subarray(0, count));
        position += count;
      }
    },
    finish() {
      close();
      return reader.finish();
    },
    close,
  };
}
