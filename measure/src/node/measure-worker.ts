import { constants, setPriority } from 'node:os';
import { analyzeDocument } from '../analysis/analyze-document.ts';
import { measureDocument } from '../measure-document.ts';
import { analysisLimits, standardLimits } from '../measure-limits.ts';
import { uncountableDocument } from '../measured-document.ts';
import { withDocument } from './document/open-document.ts';
import { readCharacterMap } from './read-character-map.ts';
import { processorClock, serveRequests } from './serve-requests.ts';
import type { CheckNotice, MeasureAnswer, MeasureRequest } from './worker-messages.ts';

/** So often is enough, in ms: pages follow each other much faster. */
const tellingIntervalMs = 500;

function createCheckTeller(): (nextBy: number | null) => void {
  let told: number | null = null;
  return (nextBy) => {
    const isNews = nextBy === null ? told !== null : nextBy > (told ?? 0) + tellingIntervalMs;
    if (!isNews) return;
    told = nextBy;
    process.send?.({ nextCheckBy: nextBy } satisfies CheckNotice);
  };
}

async function answer(request: MeasureRequest): Promise<MeasureAnswer> {
  const { name, maxProcessorMs, analyzedParts } = request;
  return withDocument(request, async (unnamed) => {
    const source = { ...unnamed, ...(name !== undefined && { name }) };
    const onCheck = createCheckTeller();
    const work = { maxMs: maxProcessorMs, clock: processorClock, onCheck };
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
