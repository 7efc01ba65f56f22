import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** Totals of one class of segments, by the same rule as the document's count. */
export const segmentCountsSchema = z.object({
  segments: count,
  /** `asianCharacters` + `otherWords`. */
  words: count,
  asianCharacters: count,
  otherWords: count,
});

export type SegmentCounts = z.infer<typeof segmentCountsSchema>;

/**
 * What a document repeats of itself, segment by segment. `all` = `repetitions` + `remaining`. For staff only; it
 * does not affect the price.
 */
export const analysisSchema = z.object({
  /** Present when only a part of the document could be read: see `measurementLimits`. */
  limit: z.optional(z.string()),
  all: segmentCountsSchema,
  /** Segments that occurred earlier in the document, apart from numbers. */
  repetitions: segmentCountsSchema,
  /** Of the repetitions, those that had never occurred with the same numbers. */
  withOtherNumbers: segmentCountsSchema,
  /** First occurrences: what is left to translate. */
  remaining: segmentCountsSchema,
});

export type Analysis = z.infer<typeof analysisSchema>;
