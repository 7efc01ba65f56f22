import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import type { EngineUnderTest } from './conformance/engine-under-test.ts';
import { openEngine } from './open-embedded.ts';

export const embeddedEngine: EngineUnderTest = {
  module: join(import.meta.dirname, 'open-embedded.ts'),
  sequencesAtOnce: 500,
  makePlace: temporaryFolder,
  openEngine,
  async crash(place) {
    const copy = await temporaryFolder();
    await cp(place, copy, { recursive: true });
    return copy;
  },
};
