import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { analyzeDocument } from '../analysis/analyze-document.ts';
import { measureDocument, uncountableDocument } from '../measure-document.ts';
import { analysisLimits, standardLimits } from '../measure-limits.ts';
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

async function answer(request: MeasureRequest): Promise<MeasureAnswer> {
  const { path, name, maxProcessorMs, analyzedParts } = request;
  const file = await open(path);
  try {
    const source = { ...(await createFileSource(file)), ...(name !== undefined && { name }) };
    const work = { maxMs: maxProcessorMs, clock: processorClock };
    if (analyzedParts !== undefined) {
      // Nobody's document waits for its count while another is analyzed.
      setPriority(constants.priority.PRIORITY_LOW);
      const limits = { ...analysisLimits, ...work };
      return await analyzeDocument(source, limits, readCharacterMap, analyzedParts);
    }
    const limits = { ...standardLimits, ...work };
    const { report } = await measureDocument(source, limits, readCharacterMap);
    return { report };
  } finally {
    await file.close();
  }
}

// pdf.js drops some promises of damaged documents. A browser only notes that; so must this process,
// or the same document would have another report here.
process.on('unhandledRejection', () => {});

process.on('disconnect', () => process.exit());

process.on('message', async (request: MeasureRequest) => {
  const failed = () => ({ report: uncountableDocument('unknown', 'failed').report });
  process.send?.(await answer(request).catch(failed));
});
