import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@yiqiao/ports/log';
import { createAskedThread } from '@yiqiao/ports/reading/asked-thread';
import { startRounds } from '@yiqiao/ports/start-rounds';
import type { BackupWatch } from '../../premises/backup-state.ts';
import type { BackupSettings } from '../../settings/backup-settings.ts';
import type { RoundAnswer, RoundRequest } from './backup-messages.ts';
import { createBackupWatch } from './backup-watch.ts';

interface BucketBackupOptions {
  readonly backup: BackupSettings;
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly settingsFolder: string;
  readonly log: Log;
  /** The built worker; without it, the worker runs from source. */
  readonly workerUrl: URL | undefined;
}

export interface BucketBackup extends BackupWatch {
  /** Makes a last backup if it can be had within a few seconds. */
  stop(): Promise<void>;
}

/** A process has 20 seconds to stop; what is not sent by then is sent by the next start. */
const lastRoundMs = 6000;

const workerFromSource = new URL('../../../scripts/backup-worker-from-source.mjs', import.meta.url);

/**
 * Backs the office up at short intervals, in a thread of its own: to read the store and to encrypt would slow every
 * request. A round that takes longer than the interval delays the next one; no request ever waits for it.
 */
export function startBucketBackup({
  backup,
  log,
  workerUrl = workerFromSource,
  ...folders
}: BucketBackupOptions): BucketBackup {
  const thread = createAskedThread<RoundRequest, RoundAnswer>({
    workerUrl,
    questionOf: ({ id }) => id,
    toFault: (cause) => new Error('The thread of the backup ended.', { cause }),
    // The whole store is read, as by the command.
    limits: {},
  });
  const watch = createBackupWatch({ everyMs: backup.everyMs, log, now: () => performance.now() });
  const host = hostname();
  let lastId = 0;
  let isStopped = false;

  async function round(): Promise<void> {
    lastId += 1;
    const request = { id: lastId, backup, host, ...folders };
    const answer = await thread.ask(lastId, request);
    if (answer.kind === 'whole') watch.noteWhole(answer.result);
    else watch.noteFailed(answer.failed.reason, answer.failed.ageMs);
  }

  const rounds = startRounds({
    everyMs: backup.everyMs,
    round,
    onFault: (error) => {
      if (!isStopped) watch.noteFailed(String(error), null);
    },
    after: round(),
  });

  return {
    read: watch.read,
    async stop() {
      const last = rounds.stop().then(() => (isStopped ? undefined : round()));
      const settled = new AbortController();
      const ended = last.catch(() => {}).finally(() => settled.abort());
      // Nothing else keeps the process alive meanwhile.
      await pause(lastRoundMs, undefined, { signal: settled.signal }).catch(() => {});
      isStopped = true;
      await thread.close();
      await ended;
    },
  };
}
