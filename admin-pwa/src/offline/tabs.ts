/** Messages between the tabs of one browser: never content, only that something has happened. */
export type TabMessage =
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'outbox-changed'
  | 'list-changed'
  /** A submission was opened, and the server may not know of it yet. */
  | 'opened';

export interface Tabs {
  tell(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
}

export function createTabs(): Tabs {
  const channel = new BroadcastChannel('yiqiao-console');
  return {
    tell: (message) => channel.postMessage(message),
    onMessage(listener) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
  };
}

/** Runs a task while no other tab of this origin runs one under the same lock. */
export async function withOutboxLock<T>(task: () => Promise<T>): Promise<T> {
  // Missing on plain HTTP from another machine; there the server's change ids keep a repeat harmless.
  if (!('locks' in navigator)) return task();
  return navigator.locks.request('yiqiao-outbox', task);
}

/**
 * Runs a task in one tab of this browser at a time; another takes over when that one is done, or closed.
 * Does nothing when `signal` aborts before its turn comes.
 */
export async function withStreamLock(
  task: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // Each tab for itself where there are no locks: the server lets a session have a few streams.
  if (!('locks' in navigator)) return task();
  try {
    await navigator.locks.request('yiqiao-changes', { signal }, task);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
