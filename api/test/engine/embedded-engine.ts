import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { temporaryFolder } from '../disk/temporary-folder.ts';
import type { EngineUnderTest } from './conformance/engine-under-test.ts';
import { openEngine } from './open-embedded.ts';

export const embeddedEngine: EngineUnderTest = {
  module: join(import.meta.dirname, 'open-embedded.ts'),
  sequencesAtOnce: 500,
  makePlace: temporaryFolder,
  openEngine,
  async crash(place) {
    for (;;) {
      const copy = await temporaryFolder();
      if (copyAtOnce(place, copy)) return copy;
    }
  },
};

/**
 * Without a pause, in which the engine could write: files of different moments are no crash. A step of it
 * that is under way may still move a file; that is no moment of the folder either.
 */
function copyAtOnce(from: string, to: string): boolean {
  try {
    cpSync(from, to, { recursive: true });
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
