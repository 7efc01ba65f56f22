import { basisOf } from '@yiqiao/contract/counting/word-count';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isUnderWay } from '@yiqiao/contract/record/scan-reading';
import { isAtSeat } from '../at-seat.ts';
import type { ConsoleState } from '../console-state.ts';
import type { ConsoleContext, ConsoleEdges } from '../edges.ts';
import { pause } from './pause.ts';

/** Between two refreshes: whatever changes in between comes with the next. */
const refreshPauseMs = 1000;
const firstPauseMs = 2000;
const longestPauseMs = 2 * 60_000;
/** Without a stream: while a document is being counted or read. */
const longestProgressPauseMs = 15_000;
/** A stream open for this long was a good one: the pause after it is short again. */
const stableMs = 30_000;

interface FollowerNeeds {
  readonly refresh: () => Promise<void>;
  /** Confirms the session and brings everything up to date. */
  readonly resume: () => Promise<void>;
}

/**
 * Follows changes on the server: one stream for all tabs of the browser, and the console's ordinary
 * refresh for each message. A lost stream is reopened after growing pauses, in which the progress of counts
 * and readings is asked for; without a connection or a session there is none.
 * @returns Looks whether there is a connection now. It may be there before any server can be reached.
 */
export function createChangeFollower(
  { edges, store }: ConsoleContext,
  { refresh, resume }: FollowerNeeds,
): () => void {
  let task: AbortController | null = null;
  const catchUp = createCatchUp(refresh);

  function look(): void {
    const { session } = store.getState();
    const isWanted = session === 'signed-in' && edges.isConnected();
    if (isWanted === (task !== null)) return;
    task?.abort();
    task = isWanted ? new AbortController() : null;
    if (task !== null) void follow(task.signal);
  }

  async function follow(signal: AbortSignal): Promise<void> {
    await edges.withStreamLock(async () => {
      let pauseMs = firstPauseMs;
      while (!signal.aborted) {
        const openedAt = edges.now();
        const path = streamOf(store.getState());
        const end = await readStream(edges, path, { signal, onChanged });
        if (signal.aborted) return;
        if (end === 'ended') await resume();
        if (edges.now() - openedAt >= stableMs) pauseMs = firstPauseMs;
        await pause(isInProgress() ? Math.min(pauseMs, longestProgressPauseMs) : pauseMs, signal);
        if (!signal.aborted && isInProgress()) void catchUp();
        pauseMs = Math.min(longestPauseMs, 2 * pauseMs);
      }
    }, signal);
  }

  function isInProgress(): boolean {
    const { connection, list } = store.getState();
    return connection === 'online' && list.quotes.some(isBeingRead);
  }

  /** The first message of a stream also means that the server answers again. */
  function onChanged(): void {
    if (store.getState().connection === 'online') void catchUp();
    else void resume();
  }

  store.subscribe(({ session, connection }, before) => {
    if (session !== before.session || connection !== before.connection) look();
  });
  return look;
}

function isBeingRead(quote: QuoteSubmission): boolean {
  return basisOf(quote) === 'counting' || isUnderWay(quote.reading);
}

function streamOf(state: ConsoleState): string {
  return isAtSeat(state) ? endpoints.followJobs.path : endpoints.followChanges.path;
}

/** Resolves when the stream ends: "ended" if the server ended it with the session. */
function readStream(
  { openChangeStream }: Pick<ConsoleEdges, 'openChangeStream'>,
  path: string,
  { signal, onChanged }: { readonly signal: AbortSignal; readonly onChanged: () => void },
): Promise<'ended' | 'lost'> {
  return new Promise((resolve) => {
    const close = openChangeStream(path, {
      onChanged,
      onEnded: () => end('ended'),
      onLost: () => end('lost'),
    });
    signal.addEventListener('abort', abort);

    function abort() {
      close();
      end('lost');
    }

    function end(why: 'ended' | 'lost') {
      signal.removeEventListener('abort', abort);
      resolve(why);
    }
  });
}

/** One refresh at a time, and one more for everything announced while it runs. */
function createCatchUp(refresh: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let isRunning = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await refresh();
      await pause(refreshPauseMs, new AbortController().signal);
    }
    isRunning = false;
  };
}
