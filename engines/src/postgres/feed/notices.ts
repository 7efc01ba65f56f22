import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Run } from '../database.ts';

export interface Notices {
  /** Tells the other processes that something has changed; perhaps once for several changes. */
  send(): void;
  close(): Promise<void>;
}

interface NoticesOptions {
  /** Of this process, whose own notices it need not hear. */
  readonly process: string;
  /** Leads to the server itself: a pooler delivers no notices. */
  readonly url: string;
  readonly run: Run;
  onNotice(): void;
}

const channel = 'yiqiao_changes';
const connectMs = 5000;
const reconnectMs = 2000;
/** Between two notices. */
const pauseMs = 50;

/**
 * Wakes other processes when something has changed. A notice is a hint that may be lost: whoever is woken
 * asks the change feed, and asks now and then anyhow. It is sent after the commit and not within it, where
 * PostgreSQL would let only one transaction with a notice commit at a time.
 */
export function openNotices({ process, url, run, onNotice }: NoticesOptions): Notices {
  let isClosed = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  let sending: Promise<void> | null = null;

  async function listen(): Promise<void> {
    const listening = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      application_name: 'yiqiao listens',
    });
    client = listening;
    // A server that restarts ends the connection, which is no fault of ours.
    listening.on('error', () => {});
    listening.once('end', listenLater);
    listening.on('notification', ({ payload }) => {
      if (payload !== process) onNotice();
    });
    try {
      await listening.connect();
      await listening.query(`listen ${channel}`);
      // What was told while nobody listened.
      onNotice();
    } catch {
      await listening.end().catch(() => {});
      listenLater();
    }
  }

  function listenLater(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(listen, reconnectMs).unref();
  }

  async function sendDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      await run('select pg_notify($1, $2)', [channel, process]);
      await delay(pauseMs);
    }
  }

  const opening = listen();

  return {
    send() {
      isDue = true;
      sending ??= sendDue()
        .catch(() => {})
        .finally(() => {
          sending = null;
        });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await sending;
      await client?.end().catch(() => {});
    },
  };
}
