import type { MeasurementLimit } from '../../report/measurement.ts';
import type { ScanLanguage } from '../../report/scan-language.ts';
import type { RecognizedPage } from '../../scan/recognize-page.ts';
import { isSource } from '../beside-program.ts';
import type { DocumentPlace } from '../document/document-place.ts';
import type { WorkerOptions } from '../file-measurer.ts';
import { retryKilled } from '../worker-killed.ts';
import { WorkerLane } from '../worker-lane.ts';
import type { ScanAnswer, ScanOrder } from './scan-messages.ts';

const ownWorkerUrl = isSource
  ? new URL('../../../scripts/scan-worker-from-source.mjs', import.meta.url)
  : new URL('./scan-worker.js', import.meta.url);

/** What the process may take: an ordinary page has it at 300 to 400 MB. */
const standardMemoryMb = 1024;
/** Processor time for a page; an ordinary one takes 5 to 15 s in each language that is tried. */
const standardPageMs = 180_000;
/** Compiling the sources takes some. */
const standardGraceMs = 20_000;
/** At the lowest priority of a busy machine a process gets little for a long time. */
const maxIdleMs = 300_000;

export interface ScanReaderOptions extends Omit<WorkerOptions, 'maxIdleMs'> {
  /** Processor time for one page, and for finding the pages. */
  readonly maxPageMs?: number;
}

export interface ScanPage {
  readonly number: number;
  /** Its writing, if staff have named it; otherwise it is found from the pages. */
  readonly named?: ScanLanguage;
  /** The writing that the pages before it had. */
  readonly expected?: ScanLanguage;
}

type LaneOrder = ScanOrder & { readonly maxProcessorMs: number };

/**
 * Reads scans by recognition, in a separate process at the lowest priority, one page at a time. The
 * process is started when it is first needed. Everything rejects when aborted, which ends the process,
 * when no process can be had, and when the document cannot be had now.
 */
export interface ScanReader {
  /** The numbers of the pages that are pictures; `null` when the document cannot be opened. */
  findPages(place: DocumentPlace, signal: AbortSignal): Promise<readonly number[] | null>;
  /** `null` for a page that cannot be read: it is damaged, or takes too long or too much memory. */
  readPage(
    place: DocumentPlace,
    page: ScanPage,
    signal: AbortSignal,
  ): Promise<RecognizedPage | null>;
  close(): Promise<void>;
}

export function createScanReader(options: ScanReaderOptions = {}): ScanReader {
  const { maxPageMs = standardPageMs, maxMemoryMb = standardMemoryMb } = options;
  const explain = (limit: MeasurementLimit): ScanAnswer => ({ kind: 'fault', limit });
  const lane = new WorkerLane<LaneOrder, ScanAnswer>(
    {
      maxMemoryMb,
      maxIdleMs,
      graceMs: options.graceMs ?? standardGraceMs,
      workerUrl: options.workerUrl ?? ownWorkerUrl,
      // The engine and its languages are used for the next page.
      restingMb: maxMemoryMb / 2,
    },
    explain,
  );

  function ask(place: DocumentPlace, order: ScanOrder, signal: AbortSignal): Promise<ScanAnswer> {
    signal.throwIfAborted();
    return retryKilled(
      () => lane.measure(place, { ...order, maxProcessorMs: maxPageMs }, { signal }),
      () => explain('failed'),
    );
  }

  return {
    async findPages(place, signal) {
      const answer = await ask(place, { kind: 'find-pages' }, signal);
      return answer.kind === 'pages' ? answer.pages : null;
    },
    async readPage(place, page, signal) {
      const answer = await ask(place, { kind: 'read-page', ...page }, signal);
      return answer.kind === 'page' ? answer.page : null;
    },
    close: () => lane.close(),
  };
}
