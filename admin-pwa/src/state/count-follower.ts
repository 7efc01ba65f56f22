import { longestHoldMs } from '@yiqiao/contract/counting/awaited-counts';
import { basisOf } from '@yiqiao/contract/counting/word-count';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { ConsoleContext, ConsoleEdges } from './edges.ts';

/** Counts that come in one after the other bring one refresh for all of such a time. */
const pauseMs = 2000;
/** After a request that was not answered. */
const longPauseMs = 30_000;
/** The server answers before that; a connection that has died without a word does not. */
const patienceMs = longestHoldMs + 15_000;

interface FollowerNeeds {
  readonly refresh: () => Promise<void>;
  readonly onSessionEnded: () => Promise<void>;
}

/**
 * Follows the counts that the server has not finished: one request that it holds until there is news,
 * then the console's ordinary refresh. Nothing is asked for while nothing is being counted, nobody looks,
 * there is no connection, or nobody is signed in.
 * @returns what looks again whether to follow; the state's changes are followed by themselves.
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

/** "never": a server that does not know this request, or does not grant it. */
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
