import type { AnalyzedDocument } from '../analysis/analyze-document.ts';
import { analysisLimits } from '../measure-limits.ts';
import type { DocumentPlace } from './document/document-place.ts';
import {
  chooseLaneLimits,
  createMeasureLane,
  explainLimit,
  type MeasureOptions,
  type WorkerOptions,
} from './file-measurer.ts';
import { retryKilled } from './worker-killed.ts';

export interface AnalyzeOptions extends MeasureOptions {
  /** Parts that are analyzed with the main story. */
  readonly parts?: readonly string[];
}

export interface FileAnalyzer {
  /**
   * Answers whatever the document holds; without an analysis when the report is "uncountable". Rejects
   * when aborted, which ends the work, when no process can be had, and when the document cannot be had now.
   */
  analyze(place: DocumentPlace, options?: AnalyzeOptions): Promise<AnalyzedDocument>;
  /** Ends the worker process. Documents still waiting are not analyzed: they reject. */
  close(): Promise<void>;
}

/**
 * Analyzes files one after the other, in a separate worker process that takes the processor only
 * when nobody else wants it: counting the documents of visitors never waits for it.
 */
export function createFileAnalyzer(options: WorkerOptions = {}): FileAnalyzer {
  const lane = createMeasureLane(chooseLaneLimits(options));
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  async function analyze(place: DocumentPlace, options: AnalyzeOptions): Promise<AnalyzedDocument> {
    const { signal, name, parts = [] } = options;
    signal?.throwIfAborted();
    const order = {
      maxProcessorMs: analysisLimits.maxMs,
      analyzedParts: parts,
      ...(name !== undefined && { name }),
    };
    const { report, analysis = null } = await retryKilled(
      () => lane.measure(place, order, { signal }),
      () => explainLimit('failed'),
    );
    return { report, analysis };
  }

  return {
    async analyze(place, analyzeOptions = {}) {
      const signals = [closing.signal, ...(analyzeOptions.signal ? [analyzeOptions.signal] : [])];
      const before = last;
      const work = untilAborted(before, signals).then(() => analyze(place, analyzeOptions));
      // Who leaves the queue does not move up those behind.
      last = Promise.allSettled([before, work]);
      return await work;
    },
    async close() {
      closing.abort(new Error('analyzing has ended'));
      await lane.close();
    },
  };
}

/** Rejects with the reason of the first signal that is aborted before the turn comes. */
async function untilAborted(turn: Promise<unknown>, signals: AbortSignal[]): Promise<void> {
  for (const signal of signals) signal.throwIfAborted();
  const done = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    for (const signal of signals) {
      const abort = () => reject(signal.reason);
      signal.addEventListener('abort', abort, { signal: done.signal });
    }
  });
  try {
    await Promise.race([turn, aborted]);
  } finally {
    done.abort();
  }
}
