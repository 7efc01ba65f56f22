import { constants, setPriority } from 'node:os';
import { analyzeDocument } from '../analysis/analyze-document.ts';
import { measureDocument, uncountableDocument } from '../measure-document.ts';
import { analysisLimits, standardLimits } from '../measure-limits.ts';
import { withDocument } from './document/open-document.ts';
import { isPieceAnswer } from './document/piece-messages.ts';
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
  const { name, maxProcessorMs, analyzedParts } = request;
  return withDocument(request, async (unnamed) => {
    const source = { ...unnamed, ...(name !== undefined && { name }) };
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
  });
}

// pdf.js drops some promises of damaged documents. A browser only notes that; so must this process,
// or the same document would have another report here.
process.on('unhandledRejection', () => {});

process.on('disconnect', () => process.exit());

process.on('message', async (request: MeasureRequest) => {
  if (isPieceAnswer(request)) return;
  const failed = () => ({ report: uncountableDocument('unknown', 'failed').report });
  process.send?.(await answer(request).catch(failed));
});
