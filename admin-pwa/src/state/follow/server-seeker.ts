import type { ConsoleContext } from '../edges.ts';
import { pause } from './pause.ts';

const firstPauseMs = 2000;
const longestPauseMs = 15_000;

interface SeekerNeeds {
  /** Confirms the session and brings everything up to date. */
  readonly resume: () => Promise<void>;
}

/**
 * A network is often there before any server can be reached, and the browser then tells of no change. As long as no
 * server has answered since the start, it is asked again after growing pauses; from then on the stream looks for it.
 * @returns looks whether there is a connection now.
 */
export function createServerSeeker(
  { edges, store }: ConsoleContext,
  { resume }: SeekerNeeds,
): () => void {
  let task: AbortController | null = null;

  function look(): void {
    const { session, connection } = store.getState();
    const isWanted = session === 'unknown' && connection !== 'online' && edges.isConnected();
    if (isWanted === (task !== null)) return;
    task?.abort();
    task = isWanted ? new AbortController() : null;
    if (task !== null) void seek(task.signal);
  }

  async function seek(signal: AbortSignal): Promise<void> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, 2 * pauseMs)) {
      await pause(pauseMs, signal);
      if (signal.aborted) return;
      await resume();
    }
  }

  store.subscribe(({ session, connection }, before) => {
    if (session !== before.session || connection !== before.connection) look();
  });
  return look;
}
