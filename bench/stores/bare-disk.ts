import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenContender } from './contender.ts';

/** The limit: the disk's own rate for appending a submission and flushing it, one after the other. */
export const openBareDisk: OpenContender = async (folder) => {
  const file = openSync(join(folder, 'appended'), 'a');
  let count = 0;
  return {
    add(quote) {
      writeSync(file, `${JSON.stringify(quote)}\n`);
      fdatasyncSync(file);
      count += 1;
    },
    async closeAndCheck() {
      closeSync(file);
      return count;
    },
  };
};
