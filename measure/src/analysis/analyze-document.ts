import type { Analysis } from '@yiqiao/contract/analysis';
import type { Measurement } from '@yiqiao/contract/measurement';
import type { ByteSource } from '../byte-source.ts';
import type { StoryPart } from '../counting/story.ts';
import type { ReadCharacterMap } from '../document-reader.ts';
import { type DocumentListener, measureDocument } from '../measure-document.ts';
import type { AnalysisLimits } from '../measure-limits.ts';
import { LineJoiner } from './line-joiner.ts';
import { SegmentReader } from './segment-reader.ts';
import { SegmentTally } from './segment-tally.ts';

export interface AnalyzedDocument {
  readonly report: Measurement;
  /** `null` when the report is "uncountable". */
  readonly analysis: Analysis | null;
}

/**
 * Counts a document and what it repeats of itself. The segments are those of the main story, and
 * their words add up to the report's `counts`.
 *
 * Answers and rejects as `measureDocument` does; with more different segments than allowed the report
 * is "uncountable", limit "too-large". The texts are not kept: memory grows by a few bytes a segment.
 */
export async function analyzeDocument(
  source: ByteSource,
  limits: AnalysisLimits,
  readCharacterMap: ReadCharacterMap,
): Promise<AnalyzedDocument> {
  const listener = new SegmentListener(limits.maxSegments);
  const { report } = await measureDocument(source, limits, readCharacterMap, listener);
  if (report.exactness === 'uncountable') return { report, analysis: null };
  const { limit } = report;
  return { report, analysis: { ...(limit && { limit }), ...listener.finish() } };
}

class SegmentListener implements DocumentListener {
  readonly #tally: SegmentTally;
  readonly #reader = new SegmentReader((segment) => this.#tally.add(segment));
  #joiner: LineJoiner | null = null;

  constructor(maxSegments: number) {
    this.#tally = new SegmentTally(maxSegments);
  }

  begin(format: string): void {
    if (format === 'pdf') this.#joiner = new LineJoiner((text) => this.#reader.write(text));
  }

  write(part: StoryPart, text: string): void {
    if (part === 'main') (this.#joiner ?? this.#reader).write(text);
  }

  end(): void {
    this.#joiner?.finish();
    this.#reader.finish();
  }

  finish(): Omit<Analysis, 'limit'> {
    return this.#tally.finish();
  }
}
