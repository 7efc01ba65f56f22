import { findPayableOffer } from '@yiqiao/contract/life/life-state';
import { isAwaited, type Payment } from '@yiqiao/contract/record/payment';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Payments } from '../payment/open-payments.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

interface PayingOffice extends Pick<Premises, 'engine' | 'clock' | 'log' | 'payment'> {
  readonly payments: Pick<Payments, 'pages' | 'closer' | 'keepFact'>;
}

/** A payment, by its own id. */
interface Awaited extends Task {
  readonly submission?: string | undefined;
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
export function watchPayments(office: PayingOffice): JobRunner<Awaited> {
  const { engine, clock, log } = office;
  const { pages, closer, keepFact } = office.payments;
  const { pauseMs = standardPauseMs } = office.payment ?? {};
  const nextAt = new Map<string, number>();

  return runJobs<Awaited>(
    {
      kind: 'payment',
      everyMs: pauseMs,
      retryMs: pauseMs,
      async find() {
        await closer.closeErased();
        const awaited = await findAwaited(engine);
        const known = new Set(awaited.map(({ id }) => id));
        for (const id of nextAt.keys()) if (!known.has(id)) nextAt.delete(id);
        const due = awaited.filter(({ id, since, cancelled }) => {
          if (cancelled !== undefined) return true;
          return (nextAt.get(id) ?? since + pauseMs) <= clock();
        });
        return due.slice(0, maxPerRound);
      },
      async do({ id, since, submission, session, cancelled }) {
        const waited = clock() - since;
        nextAt.set(id, clock() + Math.min(Math.max(pauseMs, waited), longestPauseMs));
        if (cancelled !== undefined) return closer.closeCancelled(cancelled);
        const page = await pages.read(session);
        if (page !== null) await keepFact({ payment: id, submission }, page.fact);
      },
      failed(error) {
        log('warn', 'payments-not-looked-up', { reason: String(error) });
        // Its record is still there, and is found again.
        return null;
      },
      notFound: ['warn', 'payments-not-looked-up'],
    },
    office,
  );
}

async function findAwaited({ records, jobs }: PayingOffice['engine']): Promise<Awaited[]> {
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
  return [{ id, submission: quote?.id, session, cancelled, since: Date.parse(at) }];
}
