import { setImmediate } from 'node:timers/promises';
import {
  areLinksMailed,
  decideLinksMail,
  findOpenOrders,
} from '@yiqiao/contract/commands/server/links-mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { emailKey } from '@yiqiao/contract/text/email';
import { reasonOf } from '@yiqiao/ports/log';
import { createTokenBuckets, type TokenBuckets } from '../pace/token-buckets.ts';
import type { Premises } from '../premises/premises.ts';
import type { Job, Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

type LinksOffice = Pick<Premises, 'engine' | 'clock' | 'log'>;

/**
 * Looks for the open orders of addresses whose links were asked for, and queues a mail on the newest order of each.
 * Nothing is promised before that: what was asked for when a process dies is forgotten, and the page says to try
 * again. What is queued is in the record.
 */
export interface LinksMailer extends Pick<JobRunner<Task>, 'stop'> {
  /** Whether one more address can wait. */
  hasRoom(): boolean;
  ask(email: string): void;
}

/** Addresses that wait at most; one look at all submissions is for all of them. */
const mostWaiting = 1000;
const standardPauses = {
  /** Between two looks, so that nobody keeps the server busy by asking. */
  lookMs: 1000,
  /** After a look that failed. */
  faultMs: 30_000,
};
/** A store in memory is read without a pause: after so many parts it lets others have a turn. */
const partsAtOnce = 20;

/** Mails to one address: so many in a row, as many again over a day. */
const perDay = 10;
const dayMs = 24 * 3_600_000;

const lookUp: Task = { id: 'look-up' };

/** @param pauses tests have less patience. */
export function mailLinks(office: LinksOffice, pauses = standardPauses): LinksMailer {
  /** By `emailKey`. */
  let asked = new Set<string>();
  const { clock } = office;
  const daily = createTokenBuckets({ capacity: perDay, msPerToken: dayMs / perDay, clock });

  const job: Job<Task> = {
    kind: null,
    retryMs: pauses.faultMs,
    find: async () => [],
    everyMs: null,
    async do() {
      const keys = asked;
      asked = new Set();
      try {
        await queueMails(office, keys, daily);
      } catch (error) {
        asked = new Set([...keys, ...asked]);
        throw error;
      }
    },
    failed(error, task) {
      office.log('warn', 'links-not-looked-up', { reason: reasonOf(error) });
      return task;
    },
  };
  const runner = runJobs(job, office);

  return {
    hasRoom: () => asked.size < mostWaiting,
    ask(email) {
      asked.add(emailKey(email));
      // Adding it again would begin its pause anew, and who asks without end would keep it from ever being done.
      if (runner.get(lookUp.id) === undefined) runner.add(lookUp, pauses.lookMs);
    },
    stop: () => runner.stop(),
  };
}

async function queueMails(
  { engine, clock }: LinksOffice,
  keys: ReadonlySet<string>,
  daily: TokenBuckets,
) {
  const { records } = engine;
  const found = await findByAddress(engine, keys);
  for (const key of keys) {
    const quotes = found.get(key) ?? [];
    const at = clock();
    const [newest] = findOpenOrders(quotes, key, at);
    if (newest === undefined || areLinksMailed(quotes, at)) continue;
    if (daily.take(key) > 0) continue;
    await records.change(newest.id, (quote) => decideLinksMail(quote, key, at));
  }
}

/** All submissions of each address, newest first. Looks at all there are, once. */
async function findByAddress(
  { feed }: Pick<LinksOffice['engine'], 'feed'>,
  keys: ReadonlySet<string>,
) {
  const found = new Map<string, StoredQuote[]>();
  let read = 0;
  for await (const part of (await feed.readAll()).parts) {
    read += 1;
    if (read % partsAtOnce === 0) await setImmediate();
    for (const quote of part) {
      const key = emailKey(quote.customerEmail);
      if (keys.has(key)) found.set(key, [...(found.get(key) ?? []), quote]);
    }
  }
  return found;
}
