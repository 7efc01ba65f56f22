import type { ByteSource } from '../byte-source.ts';
import type { StoryPart } from '../counting/story.ts';
import type { ReadCharacterMap } from '../document-reader.ts';
import { type DocumentListener, measureDocument } from '../measure-document.ts';
import type { AnalysisLimits } from '../measure-limits.ts';
import type { Analysis } from '../report/analysis.ts';
import type { Measurement } from '../report/measurement.ts';
import { LineJoiner } from './line-joiner.ts';
import { SegmentReader } from './segment-reader.ts';
import { SegmentTally } from './segment-tally.ts';

export interface AnalyzedDocument {
  readonly report: Measurement;
  /** `null` when the report is "uncountable". */
  readonly analysis: Analysis | null;
}

/**
 * Counts a document and what it repeats of itself. The segments are those of the main story and of
 * the `parts` that are counted in (see `counted-in.ts`), and their words add up to the same sum.
 *
 * Answers and rejects as `measureDocument` does; with more different segments than allowed the report
 * is "uncountable", limit "too-large". The texts are not kept: memory grows by a few bytes a segment.
 */
export async function analyzeDocument(
  source: ByteSource,
  limits: AnalysisLimits,
  readCharacterMap: ReadCharacterMap,
  parts: readonly string[] = [],
): Promise<AnalyzedDocument> {
  const listener = new SegmentListener(limits.maxSegments, parts);
  const { report } = await measureDocument(source, limits, readCharacterMap, listener);
  if (report.exactness === 'uncountable') return { report, analysis: null };
  const { limit } = report;
  return { report, analysis: { ...(limit && { limit }), ...listener.finish() } };
}

class SegmentListener implements DocumentListener {
  readonly #tally: SegmentTally;
  readonly #parts: ReadonlySet<string>;
  readonly #readers = new Map<StoryPart, SegmentReader>();
  #joiner: LineJoiner | null = null;

  constructor(maxSegments: number, parts: readonly string[]) {
    this.#tally = new SegmentTally(maxSegments);
    this.#parts = new Set(['main', ...parts]);
  }

  begin(format: string): void {
    if (format !== 'pdf') return;
    const reader = this.#readerOf('main');
    this.#joiner = new LineJoiner((text) => reader.write(text));
  }

  write(part: StoryPart, text: string): void {
    if (!this.#parts.has(part)) return;
    if (part === 'main' && this.#joiner !== null) this.#joiner.write(text);
    else this.#readerOf(part).write(text);
  }

  end(): void {
    this.#joiner?.finish();
    for (const reader of this.#readers.values()) reader.finish();
  }

  finish(): Omit<Analysis, 'limit'> {
    return this.#tally.finish();
  }

  /** A paragraph of one part continues after an interruption by another part. */
  #readerOf(part: StoryPart): SegmentReader {
    const known = this.#readers.get(part);
    if (known !== undefined) return known;
    const reader = new SegmentReader((segment) => this.#tally.add(part, segment));
    this.#readers.set(part, reader);
    return reader;
  }
}
