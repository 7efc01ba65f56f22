import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '@yiqiao/ports/engine';
import { nodeDisk } from '../../src/engine/disk/node-disk.ts';
import { openEmbeddedEngine } from '../../src/engine/embedded/open-embedded-engine.ts';
import { createDocumentReader } from '../../src/engine/embedded/reading/document-reader.ts';

/** One for all: its thread takes longer to start than most tests. */
const reader = createDocumentReader();

/** With so short a journal that it is replaced often. */
export async function openEngine(place: string): Promise<Engine> {
  const dataFolder = join(place, 'data');
  const uploadsFolder = join(place, 'uploads');
  await mkdir(uploadsFolder, { recursive: true });
  const engine = await openEmbeddedEngine({
    dataFolder,
    uploadsFolder,
    disk: nodeDisk,
    reader,
    clock: Date.now,
    log: () => {},
    minJournalBytes: 20_000,
  });
  const unfinished = (await readdir(dataFolder)).filter((name) => name.endsWith('.tmp'));
  if (unfinished.length > 0) throw new Error(`The start has left ${unfinished.join(', ')}.`);
  return engine;
}
