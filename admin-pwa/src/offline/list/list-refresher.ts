import type { RefreshMessage, RefreshRequest } from './list-messages.ts';

export interface ListRefresher {
  /** Runs a refresh and stops any other; resolves with the outcome after all segments were reported. */
  refresh(
    request: RefreshRequest,
    onMessage: (message: RefreshMessage & { kind: 'segment' }) => void,
  ): Promise<RefreshOutcome>;
  /** Stops the running refresh; its outcome is "stopped", and it stores nothing from then on. */
  stop(): void;
}

export type RefreshOutcome =
  | Exclude<RefreshMessage, { kind: 'segment' }>
  | { readonly kind: 'stopped' };

/** The part of a worker that this needs. */
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
