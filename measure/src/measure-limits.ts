export interface MeasureLimits {
  /** Time after which the answer is "too-slow". */
  readonly maxMs: number;
  /** What `maxMs` is counted in, in ms from any beginning: by default the time that passes. */
  readonly clock?: () => number;
  /**
   * Told at each look at the clock by when the next one follows, else the reader hangs; `null` where it
   * does not say.
   */
  readonly onCheck?: (nextBy: number | null) => void;
  /** Bytes that all parts of a compressed document may inflate to, else the answer is "too-large". */
  readonly maxInflatedBytes: number;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** What the site allows; the server allows at least as much, so that it counts what a browser counts. */
export const standardLimits = {
  maxMs: 10_000,
  maxInflatedBytes: 256 * 1024 * 1024,
} as const;

export interface AnalysisLimits extends MeasureLimits {
  /** Different segments that are compared, else the answer is "too-large". A book has some 10,000. */
  readonly maxSegments: number;
}

/** What staff wait for, and shorter than the 60 s after which a proxy would give up. */
export const analysisLimits = {
  ...standardLimits,
  maxMs: 45_000,
  maxSegments: 3_000_000,
} as const;

/**
 * A worker gives up a little before it is ended from outside, so that most slow documents
 * get their own report instead of one that cannot even name the format.
 */
export function timeForWorker(maxMs: number): number {
  return maxMs * 0.95;
}
