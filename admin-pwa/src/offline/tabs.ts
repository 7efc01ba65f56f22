/** What the tabs of one console tell each other. Never content, only what has happened. */
export type TabMessage =
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'outbox-changed'
  | 'list-changed';

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
  // Absent on plain HTTP from another machine; the server's change ids still keep a repeat harmless.
  if (!('locks' in navigator)) return task();
  return navigator.locks.request('yiqiao-outbox', task);
}
