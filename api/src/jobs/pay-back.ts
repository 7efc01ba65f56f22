import { findPayBacks } from '@yiqiao/contract/life/pay-back';
import type { Payments } from '../payment/open-payments.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

interface PayingBackOffice extends Pick<Premises, 'engine' | 'log'> {
  readonly payments: Pick<Payments, 'payBack' | 'pauseMs'>;
}

/** Sends back what could not be sent back at once: the provider was away, or this process died. */
export function payBack({ engine, log, payments }: PayingBackOffice): JobRunner<Task> {
  const { pauseMs } = payments;
  return runJobs<Task>(
    {
      kind: 'pay-back',
      everyMs: pauseMs,
      retryMs: pauseMs,
      find: () => engine.jobs.findWaiting('pay-back'),
      async do({ id }) {
        const quote = await engine.records.get(id);
        if (quote !== undefined && findPayBacks(quote).length > 0) await payments.payBack(quote);
      },
      failed(error, { id }) {
        log('error', 'not-paid-back', { quote: id, reason: String(error) });
        // It is found again.
        return null;
      },
      notFound: ['warn', 'not-paid-back'],
    },
    { engine, log },
  );
}
