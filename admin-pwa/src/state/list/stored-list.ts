import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Segments } from '@yiqiao/contract/segments';
import type { ListHead } from '../../offline/storage/records/list-head.ts';
import { type StoredSegment, segmentKeyOf } from '../../offline/storage/records/stored-segment.ts';
import type { ConsoleEdges } from '../edges.ts';

export interface StoredList {
  readonly head: ListHead;
  /** Segments of the first screen. */
  readonly newest: Segments<QuoteSubmission>;
  /** Reads the other segments after that screen is painted. @returns all of them. */
  readRest(): Promise<Segments<QuoteSubmission>>;
}

const segmentsPerSlice = 4;

/** More rows than a screen shows; the others are read and checked after it. */
const firstRows = 12;

/** The list stored on this device; `null` if there is none. */
export async function readStoredList({
  storage,
  afterPaint,
  yieldToScreen,
}: Pick<ConsoleEdges, 'storage' | 'afterPaint' | 'yieldToScreen'>): Promise<StoredList | null> {
  const head = await storage.readListHead();
  if (head === null) return null;
  const firstKey = segmentKeyOf(firstRows - 1, head.total);
  const newest = newestFirst(
    await storage.readSegments(Math.max(0, firstKey), segmentKeyOf(0, Math.max(1, head.total))),
  );
  if (newest.length === 0 && head.total > 0) return null;

  return {
    head,
    newest,
    async readRest() {
      const segments = [...newest];
      await afterPaint();
      for (let end = firstKey - 1; end >= 0; end -= segmentsPerSlice) {
        await yieldToScreen();
        const start = Math.max(0, end - segmentsPerSlice + 1);
        segments.push(...newestFirst(await storage.readSegments(start, end)));
      }
      return segments;
    },
  };
}

function newestFirst(stored: readonly StoredSegment[]): Segments<QuoteSubmission> {
  return stored.map(({ quotes }) => quotes).reverse();
}
