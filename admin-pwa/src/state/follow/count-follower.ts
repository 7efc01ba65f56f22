import { basisOf } from '@yiqiao/contract/counting/word-count';
import { longestHoldMs } from '@yiqiao/contract/http/awaited-counts';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { ConsoleContext, ConsoleEdges } from '../edges.ts';
import { pause } from './pause.ts';

/** Counts that finish within this time share a refresh. */
const pauseMs = 2000;
/** Pause after a request that failed. */
const longPauseMs = 30_000;
/** The server answers sooner; a connection that died silently never does. */
const patienceMs = longestHoldMs + 15_000;

interface FollowerNeeds {
  readonly refresh: () => Promise<void>;
  readonly onSessionEnded: () => Promise<void>;
}

/**
 * Follows unfinished counts: one request that the server holds until one is finished, then the console's
 * ordinary refresh. It asks only while something is being counted, the page is visible, there is a
 * connection and somebody is signed in.
 * @returns a function that checks these conditions again; changes of the state are noticed anyway.
 */
export function createCountFollower(
  { edges, store }: ConsoleContext,
  { refresh, onSessionEnded }: FollowerNeeds,
): () => void {
  let followed = '';
  let task = new AbortController();
  let nextAt = 0;

  function look(): void {
    const ids = awaited();
    const wanted = ids.join();
    if (wanted === followed) return;
    followed = wanted;
    task.abort();
    task = new AbortController();
    if (ids.length > 0) void follow(ids, task.signal);
  }

  function awaited(): readonly string[] {
    const { session, connection, list } = store.getState();
    if (session !== 'signed-in' || connection !== 'online' || !edges.isVisible()) return [];
    return list.quotes.flatMap((quote) => (basisOf(quote) === 'counting' ? [quote.id] : []));
  }

  async function follow(ids: readonly string[], signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(nextAt - edges.now(), signal);
      const news = signal.aborted ? 'never' : await ask(edges, ids, signal);
      if (news === 'denied') await onSessionEnded();
      if (signal.aborted || news === 'never' || news === 'denied') return;
      if (news === 'unanswered') await pause(longPauseMs, signal);
      nextAt = edges.now() + pauseMs;
      if (news === 'finished') await refresh();
    }
  }

  store.subscribe(({ list, session, connection }, before) => {
    const isSame =
      list.quotes === before.list.quotes &&
      session === before.session &&
      connection === before.connection;
    if (!isSame) look();
  });
  return look;
}

/** "never": the server does not know this request, or refuses it. */
type News = 'finished' | 'none' | 'unanswered' | 'denied' | 'never';

async function ask(
  { awaitCounts }: Pick<ConsoleEdges, 'awaitCounts'>,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<News> {
  const request = new AbortController();
  const end = () => request.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, patienceMs);
  try {
    const finished = await awaitCounts(ids, request.signal);
    return finished.length > 0 ? 'finished' : 'none';
  } catch (error) {
    if (signal.aborted || !(error instanceof HttpError) || error.status >= 500) return 'unanswered';
    return error.status === 401 ? 'denied' : 'never';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
