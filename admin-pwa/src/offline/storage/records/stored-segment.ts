import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { type Segments, segmentSize } from '@yiqiao/contract/segments';
import * as z from 'zod/mini';

/** A stored segment of the list, numbered from the oldest: a new submission changes only the last one. */
export const storedSegmentSchema = z.object({
  key: z.int(),
  quotes: z.readonly(z.array(quoteSubmissionSchema)),
});

export type StoredSegment = z.infer<typeof storedSegmentSchema>;

/** The segments that differ from `before`. */
export function changedSegments(
  before: Segments<QuoteSubmission>,
  after: Segments<QuoteSubmission>,
): StoredSegment[] {
  const known = new Set(before);
  return after.flatMap((quotes, at) =>
    known.has(quotes) ? [] : [{ key: after.length - 1 - at, quotes }],
  );
}

/** Key of the segment that holds row `index` of a list of `total` rows, newest first. */
export function segmentKeyOf(index: number, total: number): number {
  return Math.floor((total - 1 - index) / segmentSize);
}
