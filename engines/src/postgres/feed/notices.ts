import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Run } from '../connections.ts';

export interface Notices {
  /** Notifies the other processes of changes, possibly once for several. */
  send(): void;
  close(): Promise<void>;
}

interface NoticesOptions {
  /** Id of this process, which ignores its own notices. */
  readonly process: string;
  /** URL of the server itself: a pooler delivers no notices. */
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
 * Wakes other processes when something has changed. A notice is a hint that may be lost: a woken process asks the
 * change feed, which it also polls. It is sent after the commit and not within it, where PostgreSQL would serialize
 * all commits with a notice.
 */
export function openNotices({ process, url, run, onNotice }: NoticesOptions): Notices {
  let isClosed = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const listening = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      application_name: 'yiqiao listens',
    });
    client = listening;
    // A restart of the server closes the connection, which is not our fault.
    listening.on('error', () => {});
    listening.once('end', listenLater);
    listening.on('notification', ({ payload }) => {
      if (payload !== process) onNotice();
    });
    try {
      await listening.connect();
      await listening.query(`listen ${channel}`);
      // Catches up on notices sent while nobody was listening.
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

  const opening = listen();
  const sender = createSender(() => run('select pg_notify($1, $2)', [channel, process]));

  return {
    send: sender.send,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await sender.whenIdle();
      await client?.end().catch(() => {});
    },
  };
}

/** Sends one notice for all that is due within a pause. */
function createSender(notify: () => Promise<unknown>) {
  let isDue = false;
  let sending: Promise<void> | null = null;

  async function sendDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      await notify();
      await delay(pauseMs);
    }
  }

  return {
    send(): void {
      isDue = true;
      sending ??= sendDue()
        .catch(() => {})
        .finally(() => {
          sending = null;
        });
    },
    async whenIdle(): Promise<void> {
      await sending;
    },
  };
}
