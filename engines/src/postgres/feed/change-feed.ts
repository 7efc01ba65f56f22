import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeFeed } from '@yiqiao/ports/change-feed';
import { createListeners } from '@yiqiao/ports/listeners';
import type { Database } from '../database.ts';
import { readChanged, readCursor, readJobs, readPages } from './changed-rows.ts';

interface FeedOptions {
  readonly database: Database;
  /** Told what no reader can be told. */
  report(message: string): void;
}

export interface PostgresFeed extends ChangeFeed {
  /** Something may have changed: listeners are told soon. */
  wake(): void;
  /** Resolves when no listener is being told. */
  close(): Promise<void>;
}

/** What holds when nobody wakes the feed: notices may be lost, and a pooler delivers none. */
const pollMs = 2000;
/** Between two rounds: many changes at once are told together. */
const pauseMs = 50;

/** Listeners follow by a cursor of their own, so that none of the changes of other processes is missed. */
export async function openChangeFeed({ database, report }: FeedOptions): Promise<PostgresFeed> {
  const { run } = database;
  const { onChange, onRemove, hasAny, tellChanged, tellRemoved } = createListeners(report);
  let cursor = await readCursor(run, null);
  let listed: string | null = null;
  let isClosed = false;
  let isWoken = false;
  let isBehind = false;
  let following: Promise<void> | null = null;

  async function follow(): Promise<void> {
    while (isWoken && !isClosed) {
      isWoken = false;
      if (!hasAny()) return;
      const changes = await readChanged(run, cursor);
      if (changes === null) {
        // More than can be told one by one: what matters to listeners are the submissions with something to do.
        cursor = await readCursor(run, null);
        tellChanged(await readJobs(run));
      } else {
        ({ cursor } = changes);
        tellRemoved(changes.removed);
        tellChanged(changes.changed);
      }
      isBehind = false;
      await delay(pauseMs);
    }
  }

  function noteFailure(error: unknown): void {
    if (!isBehind) report(`The changes cannot be followed for now. ${String(error)}`);
    isBehind = true;
  }

  /** While the database is away, the next poll asks again. */
  function wake(): void {
    if (isClosed) return;
    isWoken = true;
    following ??= follow()
      .catch(noteFailure)
      .finally(() => {
        following = null;
        if (isWoken) wake();
      });
  }

  const timer = setInterval(wake, pollMs).unref();

  return {
    async readAll() {
      listed = await readCursor(run, listed);
      return { cursor: listed, parts: readPages(run) };
    },
    changesSince: (since) => readChanged(run, since),
    onChange,
    onRemove,
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await following;
    },
  };
}
