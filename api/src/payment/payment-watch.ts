import { findPayableOffer } from '@yiqiao/contract/life/life-state';
import { isAwaited, type Payment } from '@yiqiao/contract/record/payment';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine } from '../engine/engine.ts';
import type { Log } from '../log/log.ts';
import { startRounds } from '../pace/start-rounds.ts';
import type { KeepFact } from './fact-keeper.ts';
import type { PageCloser } from './page-closer.ts';
import type { PageOpener } from './page-opener.ts';
import type { PaymentOwner } from './payment-provider.ts';

export interface PaymentWatchOptions {
  readonly records: Pick<Engine['records'], 'findAdvances'>;
  readonly jobs: Pick<Engine['jobs'], 'findWaiting' | 'take'>;
  readonly pages: Pick<PageOpener, 'read'>;
  readonly closer: PageCloser;
  readonly keepFact: KeepFact;
  readonly clock: () => number;
  readonly log: Log;
  /** Tests look more often. */
  readonly pauseMs?: number;
}

export interface PaymentWatch {
  /** Resolves when nobody is being asked. */
  stop(): Promise<void>;
}

interface Awaited extends PaymentOwner {
  readonly session: string;
  /** The order, when nothing is to be paid for it any longer. */
  readonly cancelled?: StoredQuote | undefined;
  /** In ms since the epoch. */
  readonly since: number;
}

const standardPauseMs = 600_000;
/** The rest is asked about in the next round. */
const maxPerRound = 50;
/** Abandoned pages end after a day; what is said of them by then is their last word. */
const longestPauseMs = 12 * 3_600_000;

/**
 * Asks the provider about payments of which it should have told by now: a webhook may be lost, or set up
 * wrongly. Each is asked about again after as long as it has waited already. Pages on which nothing is to be
 * paid any longer are closed.
 */
export function startPaymentWatch(options: PaymentWatchOptions): PaymentWatch {
  const { clock, log, pauseMs = standardPauseMs } = options;
  const nextAt = new Map<string, number>();
  let isStopped = false;

  async function look(): Promise<void> {
    await options.closer.closeErased();
    const awaited = await findAwaited(options);
    const known = new Set(awaited.map(({ payment }) => payment));
    for (const payment of nextAt.keys()) if (!known.has(payment)) nextAt.delete(payment);
    const due = awaited.filter(({ payment, since, cancelled }) => {
      if (cancelled !== undefined) return true;
      const at = nextAt.get(payment) ?? since + pauseMs;
      return at <= clock();
    });
    for (const one of due.slice(0, maxPerRound)) {
      if (isStopped) return;
      const waited = clock() - one.since;
      nextAt.set(one.payment, clock() + Math.min(Math.max(pauseMs, waited), longestPauseMs));
      await ask(one, options);
    }
  }

  const rounds = startRounds({
    everyMs: pauseMs,
    round: look,
    onFault: (error) => log('warn', 'payments-not-looked-up', { reason: String(error) }),
  });
  return {
    stop() {
      isStopped = true;
      return rounds.stop();
    },
  };
}

async function findAwaited({ records, jobs }: PaymentWatchOptions): Promise<readonly Awaited[]> {
  const quotes = await jobs.findWaiting('payment');
  const intents = await records.findAdvances('open');
  return [
    ...quotes.flatMap((quote) => (quote.payments ?? []).flatMap((it) => toAwaited(it, quote))),
    ...intents.flatMap(({ payment }) => (payment === undefined ? [] : toAwaited(payment))),
  ];
}

function toAwaited(payment: Payment, quote?: StoredQuote): Awaited[] {
  const { id, session, at } = payment;
  if (session === undefined || !isAwaited(payment)) return [];
  const isCancelled = quote !== undefined && findPayableOffer(quote) === null;
  const cancelled = isCancelled ? quote : undefined;
  return [{ payment: id, submission: quote?.id, session, cancelled, since: Date.parse(at) }];
}

async function ask(one: Awaited, options: PaymentWatchOptions): Promise<void> {
  const { jobs, pages, closer, keepFact } = options;
  const { payment, submission, session, cancelled } = one;
  await jobs.take('payment', payment, async () => {
    if (cancelled !== undefined) return closer.closeCancelled(cancelled);
    const page = await pages.read(session);
    if (page !== null) await keepFact({ payment, submission }, page.fact);
  });
}
