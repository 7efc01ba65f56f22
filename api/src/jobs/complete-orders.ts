import { decideCompletion } from '@yiqiao/contract/commands/server/decide-completion';
import { confirmationDueAt } from '@yiqiao/contract/life/awaited-delivery';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

/** Precise enough: the client had days. */
const everyMs = 60_000;

type CompletingOffice = Pick<Premises, 'engine' | 'ownSettings' | 'time' | 'log'>;

/**
 * Completes orders whose clients have not responded to the last delivery before the time for revisions ran out. The
 * due date follows from the record: orders that became due while no server ran are completed at the next start.
 */
export function completeOrders(office: CompletingOffice): JobRunner<Task> {
  const { engine, ownSettings, time, log } = office;
  const isDue = (at: number | null) => at !== null && at <= time.now();
  return runJobs<Task>(
    {
      kind: 'complete',
      everyMs,
      retryMs: everyMs,
      async find() {
        const waiting = await engine.jobs.findWaiting('complete');
        return waiting.filter((quote) => isDue(confirmationDueAt(quote)));
      },
      async do({ id }) {
        const decision = await engine.records.change(id, (quote) =>
          decideCompletion(quote, time.now(), ownSettings.readKept()),
        );
        if (decision?.kind === 'changed') log('info', 'order-completed', { quote: id });
      },
      failed(error, { id }) {
        log('error', 'order-not-completed', { quote: id, reason: String(error) });
        // It stays due, and is found again.
        return null;
      },
      notFound: ['error', 'orders-not-completed'],
    },
    office,
  );
}
