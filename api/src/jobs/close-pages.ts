import { isOutdated } from '@yiqiao/contract/life/order-money';
import { isAwaited } from '@yiqiao/contract/record/payment';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Payments } from '../payment/open-payments.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

interface ClosingOffice extends Pick<Premises, 'engine' | 'log'> {
  readonly payments: Pick<Payments, 'closer' | 'pauseMs'>;
}

/** One task for the pages of all erased persons, which no record names any more. */
const erased: Task = { id: 'erased' };

/** Closes pages on which nothing is to be paid any longer, where that failed when the order changed or was erased. */
export function closePages({ engine, log, payments }: ClosingOffice): JobRunner<Task> {
  const { closer, pauseMs } = payments;
  return runJobs<Task>(
    {
      kind: 'payment',
      everyMs: pauseMs,
      retryMs: pauseMs,
      async find() {
        const orders = await engine.jobs.findWaiting('payment');
        return [...orders.filter(hasOutdatedPage), erased];
      },
      async do({ id }) {
        if (id === erased.id) return closer.closeErased();
        const quote = await engine.records.get(id);
        if (quote !== undefined) await closer.closeOutdated(quote);
      },
      failed(error) {
        log('warn', 'page-not-closed', { reason: String(error) });
        // It is found again.
        return null;
      },
      notFound: ['warn', 'page-not-closed'],
    },
    { engine, log },
  );
}

function hasOutdatedPage(quote: StoredQuote): boolean {
  return quote.payments?.some((one) => isAwaited(one) && isOutdated(quote, one)) === true;
}
