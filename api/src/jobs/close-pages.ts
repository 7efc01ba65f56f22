import { findPayableOffer } from '@yiqiao/contract/life/life-state';
import type { Payments } from '../payment/open-payments.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

interface ClosingOffice extends Pick<Premises, 'engine' | 'log'> {
  readonly payments: Pick<Payments, 'closer' | 'pauseMs'>;
}

/** One task for the pages of all erased persons, which no record names any more. */
const erased: Task = { id: 'erased' };

/** Closes pages on which nothing is to be paid any longer, where that failed at the cancellation or the erasure. */
export function closePages({ engine, log, payments }: ClosingOffice): JobRunner<Task> {
  const { closer, pauseMs } = payments;
  return runJobs<Task>(
    {
      kind: 'payment',
      everyMs: pauseMs,
      retryMs: pauseMs,
      async find() {
        const orders = await engine.jobs.findWaiting('payment');
        return [...orders.filter((quote) => findPayableOffer(quote) === null), erased];
      },
      async do({ id }) {
        if (id === erased.id) return closer.closeErased();
        const quote = await engine.records.get(id);
        if (quote !== undefined) await closer.closeCancelled(quote);
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
