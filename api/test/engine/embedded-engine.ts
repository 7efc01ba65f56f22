import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../src/engine/disk/error-code.ts';
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
      if (await copyAtOnce(place, copy)) return copy;
    }
  },
};

/** A snapshot may take its place while the files are copied: that is no moment of the folder. */
async function copyAtOnce(from: string, to: string): Promise<boolean> {
  try {
    await cp(from, to, { recursive: true });
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
