import type { RefreshMessage, RefreshRequest } from './list-messages.ts';

export interface ListRefresher {
  /** Runs one refresh in the place of any that runs; resolves with its outcome after all segments were reported. */
  refresh(
    request: RefreshRequest,
    onMessage: (message: RefreshMessage & { kind: 'segment' }) => void,
  ): Promise<RefreshOutcome>;
  /** Stops whatever runs; its outcome is "stopped", and it stores nothing any more. */
  stop(): void;
}

export type RefreshOutcome =
  | Exclude<RefreshMessage, { kind: 'segment' }>
  | { readonly kind: 'stopped' };

/** As much of a worker as this needs. */
type ListWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The page's side of the list worker; the worker starts with the first refresh. */
export function createListRefresher(startWorker: () => ListWorker): ListRefresher {
  let worker: ListWorker | null = null;
  let stopRunning: (() => void) | null = null;

  function stop(): void {
    if (stopRunning === null) return;
    worker?.terminate();
    worker = null;
    stopRunning();
    stopRunning = null;
  }

  return {
    refresh(request, onMessage) {
      stop();
      worker ??= startWorker();
      const running = worker;
      return new Promise((resolvePromise) => {
        const resolve = (outcome: RefreshOutcome) => {
          stopRunning = null;
          resolvePromise(outcome);
        };
        stopRunning = () => resolvePromise({ kind: 'stopped' });
        running.onmessage = ({ data }: MessageEvent<RefreshMessage>) => {
          if (data.kind === 'segment') onMessage(data);
          else resolve(data);
        };
        running.onerror = () => resolve({ kind: 'unreachable' });
        running.postMessage(request);
      });
    },
    stop,
  };
}

export function startListWorker(): Worker {
  return new Worker(new URL('./list-worker.ts', import.meta.url), {
    type: 'module',
    name: 'list',
  });
}
