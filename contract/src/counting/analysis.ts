import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** What the segments of one class come to, by the rule by which the document is counted. */
export const segmentCountsSchema = z.object({
  segments: count,
  /** `asianCharacters` + `otherWords`. */
  words: count,
  asianCharacters: count,
  otherWords: count,
});

export type SegmentCounts = z.infer<typeof segmentCountsSchema>;

/**
 * What a document repeats of itself, segment by segment. `all` = `repetitions` + `remaining`. It is
 * told to staff and changes no price.
 */
export const analysisSchema = z.object({
  /** Present when only a part of the document could be read: see `measurementLimits`. */
  limit: z.optional(z.string()),
  all: segmentCountsSchema,
  /** Segments that stood in the document before, numbers apart. */
  repetitions: segmentCountsSchema,
  /** Of the repetitions, those that never stood there before with the same numbers. */
  withOtherNumbers: segmentCountsSchema,
  /** The first of each: what is left to translate. */
  remaining: segmentCountsSchema,
});

export type Analysis = z.infer<typeof analysisSchema>;
