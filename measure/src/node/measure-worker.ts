import { constants, setPriority } from 'node:os';
import { analyzeDocument } from '../analysis/analyze-document.ts';
import { measureDocument } from '../measure-document.ts';
import { analysisLimits, standardLimits } from '../measure-limits.ts';
import { uncountableDocument } from '../measured-document.ts';
import { withDocument } from './document/open-document.ts';
import { readCharacterMap } from './read-character-map.ts';
import { processorClock, serveRequests } from './serve-requests.ts';
import type { MeasureAnswer, MeasureRequest } from './worker-messages.ts';

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

serveRequests(async (request: MeasureRequest) => {
  const failed = () => ({ report: uncountableDocument('unknown', 'failed').report });
  process.send?.(await answer(request).catch(failed));
});
