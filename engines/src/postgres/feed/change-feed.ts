import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeFeed, StoredChanges } from '@yiqiao/ports/change-feed';
import { createListeners } from '@yiqiao/ports/listeners';
import type { Run } from '../connections.ts';
import type { Database } from '../database.ts';
import { readChanged, readCursor, readJobs, readPages } from './changed-rows.ts';

interface FeedOptions {
  readonly database: Database;
  /** Called with faults that no caller can be given. */
  report(message: string): void;
}

export interface PostgresFeed extends ChangeFeed {
  /** Something may have changed: listeners are called soon. */
  wake(): void;
  /** Resolves when no listener is being called. */
  close(): Promise<void>;
}

/** Polling interval: notices may be lost, and a pooler delivers none. */
const pollMs = 2000;
/** Pause between two rounds, so that simultaneous changes are reported together. */
const pauseMs = 50;

/** Listeners follow a cursor of their own, so that no change of another process is missed. */
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
      const { removed, changed, ...read } = await readSince(run, cursor);
      cursor = read.cursor;
      tellRemoved(removed);
      tellChanged(changed);
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

/** Falls back, when there are too many changes, to those that matter to listeners: submissions with pending jobs. */
async function readSince(run: Run, since: string): Promise<StoredChanges> {
  const changes = await readChanged(run, since);
  if (changes !== null) return changes;
  const cursor = await readCursor(run, null);
  return { cursor, changed: [...(await readJobs(run))], removed: [] };
}
