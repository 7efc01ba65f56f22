/** The segments of one class, counted by the same rule as the document. */
export interface SegmentCounts {
  segments: number;
  /** `asianCharacters` + `otherWords`. */
  words: number;
  asianCharacters: number;
  otherWords: number;
}

/** How much of a document repeats itself, segment by segment. `all` = `repetitions` + `remaining`. */
export interface Analysis {
  /** Present when only a part of the document could be read: one of `measurementLimits`. */
  limit?: string | undefined;
  all: SegmentCounts;
  /** Segments equal to an earlier one, except for their numbers. */
  repetitions: SegmentCounts;
  /** Those of the repetitions whose numbers differ from every earlier one. */
  withOtherNumbers: SegmentCounts;
  /** The first occurrence of each: what is left to translate. */
  remaining: SegmentCounts;
}
