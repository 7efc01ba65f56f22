import { findPayableEstimate, findPayableOffer } from '@yiqiao/contract/life/life-state';
import { isAwaited, type Payment } from '@yiqiao/contract/record/payment';
import type { Payments } from '../payment/open-payments.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

interface PayingOffice extends Pick<Premises, 'engine' | 'clock' | 'log'> {
  readonly payments: Pick<Payments, 'pages' | 'keepFact' | 'pauseMs'>;
}

/** A payment, by its own id. */
interface Awaited extends Task {
  readonly submission?: string | undefined;
  readonly session: string;
  /** In ms since the epoch. */
  readonly since: number;
}

/** The others follow in the next round. */
const maxPerRound = 50;
/** Abandoned pages expire after a day; after that the provider's answer no longer changes. */
const longestPauseMs = 12 * 3_600_000;

/**
 * Asks the provider about payments that it should have reported by now: a webhook may be lost, or set up wrongly. The
 * pauses between two questions about a payment double.
 */
export function watchPayments(office: PayingOffice): JobRunner<Awaited> {
  const { engine, clock, log } = office;
  const { pages, keepFact, pauseMs } = office.payments;
  const nextAt = new Map<string, number>();

  return runJobs<Awaited>(
    {
      kind: 'payment',
      everyMs: pauseMs,
      retryMs: pauseMs,
      async find() {
        const awaited = await findAwaited(engine);
        const known = new Set(awaited.map(({ id }) => id));
        for (const id of nextAt.keys()) if (!known.has(id)) nextAt.delete(id);
        const due = awaited.filter(
          ({ id, since }) => (nextAt.get(id) ?? since + pauseMs) <= clock(),
        );
        return due.slice(0, maxPerRound);
      },
      async do({ id, since, submission, session }) {
        const waited = clock() - since;
        nextAt.set(id, clock() + Math.min(Math.max(pauseMs, waited), longestPauseMs));
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
  const waiting = await jobs.findWaiting('payment');
  // The pages of cancelled orders are closed, which also reports whether they were paid.
  const quotes = waiting.filter(
    (quote) => findPayableOffer(quote) !== null || findPayableEstimate(quote) !== null,
  );
  const intents = await records.findAdvances('open');
  return [
    ...quotes.flatMap((quote) => (quote.payments ?? []).flatMap((it) => toAwaited(it, quote.id))),
    ...intents.flatMap(({ payment }) => (payment === undefined ? [] : toAwaited(payment))),
  ];
}

function toAwaited(payment: Payment, submission?: string): Awaited[] {
  const { id, session, at } = payment;
  if (session === undefined || !isAwaited(payment)) return [];
  return [{ id, submission, session, since: Date.parse(at) }];
}
