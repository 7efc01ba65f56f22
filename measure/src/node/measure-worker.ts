import { open } from 'node:fs/promises';
import type { Measurement } from '@yiqiao/contract/measurement';
import { measureDocument, uncountableDocument } from '../measure-document.ts';
import { standardLimits } from '../measure-limits.ts';
import { createFileSource } from './file-source.ts';
import { readCharacterMap } from './read-character-map.ts';
import type { MeasureAnswer, MeasureRequest } from './worker-messages.ts';

// pdf.js makes a drawing matrix when it is loaded. It would take one from a native package, which a
// release does not have; nothing is drawn here.
Object.assign(globalThis, { DOMMatrix: class {} });

/** Processor time of this process, in ms. */
function processorClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measurePath({ path, name, maxProcessorMs }: MeasureRequest): Promise<Measurement> {
  const file = await open(path);
  try {
    const source = { ...(await createFileSource(file)), ...(name !== undefined && { name }) };
    const limits = { ...standardLimits, maxMs: maxProcessorMs, clock: processorClock };
    const { report } = await measureDocument(source, limits, readCharacterMap);
    return report;
  } finally {
    await file.close();
  }
}

// pdf.js drops some promises of damaged documents. A browser only notes that; so must this process,
// or the same document would have another report here.
process.on('unhandledRejection', () => {});

process.on('disconnect', () => process.exit());

process.on('message', async (request: MeasureRequest) => {
  let answer: MeasureAnswer;
  try {
    answer = { report: await measurePath(request) };
  } catch {
    answer = { report: uncountableDocument('unknown', 'failed').report };
  }
  process.send?.(answer);
});
