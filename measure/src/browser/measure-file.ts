import { standardLimits } from '../measure-limits.ts';
import { type MeasuredDocument, uncountableDocument } from '../measured-document.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

export interface MeasureFileOptions {
  /** Aborting stops the work at once and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the share of the document that has been read, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Measures files one after the other. */
export interface FileMeasurer {
  /**
   * Whatever the file holds, the answer is a report, within the standard time limit; only an abort
   * rejects. One file at a time: the next call waits for the answer to the last.
   */
  measure(file: File, options?: MeasureFileOptions): Promise<MeasuredDocument>;
  close(): void;
}

/**
 * Opens a measurer with a worker of its own, so that the page stays responsive. The worker serves
 * file after file, since starting one takes longer than reading a short document; a file that was
 * aborted, took too long or brought the worker down takes it along, and the next gets another.
 */
export function openFileMeasurer(): FileMeasurer {
  let worker: Worker | null = null;

  function close(): void {
    worker?.terminate();
    worker = null;
  }

  return {
    measure(file, options = {}) {
      if (options.signal?.aborted) return Promise.reject(options.signal.reason);
      worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      return askWorker(worker, file, options, close);
    },
    close,
  };
}

/** Measures one file. */
export async function measureFile(
  file: File,
  options?: MeasureFileOptions,
): Promise<MeasuredDocument> {
  const measurer = openFileMeasurer();
  try {
    return await measurer.measure(file, options);
  } finally {
    measurer.close();
  }
}

/** @param endWorker is called when the worker cannot serve another file. */
function askWorker(
  worker: Worker,
  file: File,
  { signal, onProgress }: MeasureFileOptions,
  endWorker: () => void,
): Promise<MeasuredDocument> {
  // pdf.js claims the worker's own channel as soon as it is loaded there: answers have another.
  const { port1, port2 } = new MessageChannel();
  const done = new AbortController();
  const during = { signal: done.signal };
  const work = new Promise<MeasuredDocument>((resolve, reject) => {
    let hasBegun = false;
    const giveUp = (limit: 'too-slow' | 'too-large' | 'failed') => {
      endWorker();
      resolve(uncountableDocument('unknown', limit));
    };
    const timer = setTimeout(() => giveUp('too-slow'), standardLimits.maxMs);
    during.signal.addEventListener('abort', () => clearTimeout(timer));
    const abort = () => {
      endWorker();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, during);
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'begun') hasBegun = true;
      else if (data.kind === 'progress') onProgress?.(data.fraction);
      else resolve(data.measured);
    };
    port1.addEventListener('message', hear);
    port1.start();
    // A worker that runs out of memory ends here. One that never began, because its script
    // could not be loaded, says nothing of the document.
    const fail = (event: Event) => {
      event.preventDefault();
      giveUp(hasBegun ? 'too-large' : 'failed');
    };
    worker.addEventListener('error', fail, during);
    const request: WorkerRequest = { file, port: port2 };
    worker.postMessage(request, [port2]);
  });
  return work.finally(() => {
    done.abort();
    port1.close();
  });
}
