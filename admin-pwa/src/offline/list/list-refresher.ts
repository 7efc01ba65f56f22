import type { RefreshMessage, RefreshRequest } from './list-messages.ts';

export interface ListRefresher {
  /** Runs one refresh; resolves with its outcome after all chunks were reported. */
  refresh(
    request: RefreshRequest,
    onMessage: (message: RefreshMessage & { kind: 'chunk' }) => void,
  ): Promise<RefreshOutcome>;
  /** Stops whatever runs; its outcome is "stopped", and it stores nothing any more. */
  stop(): void;
}

export type RefreshOutcome =
  | Exclude<RefreshMessage, { kind: 'chunk' }>
  | { readonly kind: 'stopped' };

/** The page's side of the list worker; the worker starts with the first refresh. */
export function createListRefresher(startWorker: () => Worker): ListRefresher {
  let worker: Worker | null = null;
  let stopRunning = () => {};

  return {
    refresh(request, onMessage) {
      worker ??= startWorker();
      const running = worker;
      return new Promise((resolve) => {
        stopRunning = () => resolve({ kind: 'stopped' });
        running.onmessage = ({ data }: MessageEvent<RefreshMessage>) => {
          if (data.kind === 'chunk') onMessage(data);
          else resolve(data);
        };
        running.onerror = () => resolve({ kind: 'unreachable' });
        running.postMessage(request);
      });
    },
    stop() {
      worker?.terminate();
      worker = null;
      stopRunning();
    },
  };
}

export function startListWorker(): Worker {
  return new Worker(new URL('./list-worker.ts', import.meta.url), {
    type: 'module',
    name: 'list',
  });
}
