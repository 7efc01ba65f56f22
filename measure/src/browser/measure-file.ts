import { standardLimits } from '../measure-limits.ts';
import { type MeasuredDocument, uncountableDocument } from '../measured-document.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

export interface MeasureFileOptions {
  /** Aborting stops the work at once and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the share of the document that has been read, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Measures a file in its own worker, so that the page stays responsive. Whatever the file
 * holds, the answer is a report, within the standard time limit; only an abort rejects.
 */
export function measureFile(
  file: File,
  options: MeasureFileOptions = {},
): Promise<MeasuredDocument> {
  const { signal, onProgress } = options;
  if (signal?.aborted) return Promise.reject(signal.reason);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  // pdf.js claims the worker's own channel as soon as it is loaded there: answers have another.
  const { port1, port2 } = new MessageChannel();
  return new Promise<MeasuredDocument>((resolve, reject) => {
    let hasBegun = false;
    const timer = setTimeout(
      () => finish(() => resolve(uncountableDocument('unknown', 'too-slow'))),
      standardLimits.maxMs,
    );
    const abort = () => finish(() => reject(signal?.reason));
    signal?.addEventListener('abort', abort);

    function finish(settle: () => void): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      worker.terminate();
      port1.close();
      settle();
    }

    port1.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'begun') hasBegun = true;
      else if (data.kind === 'progress') onProgress?.(data.fraction);
      else finish(() => resolve(data.measured));
    });
    port1.start();
    // A worker that runs out of memory ends here. One that never began, because its script
    // could not be loaded, says nothing of the document.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      finish(() => resolve(uncountableDocument('unknown', hasBegun ? 'too-large' : 'failed')));
    });
    const request: WorkerRequest = { file, port: port2 };
    worker.postMessage(request, [port2]);
  });
}
