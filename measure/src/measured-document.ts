import type { TextureRun } from './counting/texture-run.ts';
import type { Finding } from './document-reader.ts';
import { noCounts } from './report/counts.ts';
import type { Measurement } from './report/measurement.ts';

// Apart from what measures: the server hands these out, and leaves the readers of all formats to its workers.

export interface MeasuredDocument {
  readonly report: Measurement;
  /** The main story's scripts in reading order, merged to at most 2,000 runs, for drawing. */
  readonly texture: readonly TextureRun[];
}

/** The answer for a document that cannot be counted. */
export function uncountableDocument(
  format: string,
  limit: NonNullable<Measurement['limit']>,
  details: Omit<Finding, 'partial' | 'uncountable'> = {},
): MeasuredDocument {
  const report: Measurement = {
    format,
    exactness: 'uncountable',
    limit,
    counts: noCounts,
    outside: {},
    ...details,
  };
  return { report, texture: [] };
}
