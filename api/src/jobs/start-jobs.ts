import type { Payments } from '../payment/open-payments.ts';
import { completeOrders } from './complete-orders.ts';
import { deleteDueFiles } from './delete-due-files.ts';
import { watchPayments } from './watch-payments.ts';

type JobsOffice = Parameters<typeof completeOrders>[0] &
  Parameters<typeof deleteDueFiles>[0] &
  Omit<Parameters<typeof watchPayments>[0], 'payments'> & { readonly payments: Payments | null };

/** Starts what the server does by itself. */
export function startJobs(office: JobsOffice): { stop(): Promise<void> } {
  const { payments } = office;
  const looking = [completeOrders(office), deleteDueFiles(office)];
  for (const runner of looking) void runner.look();
  // The provider tells of most payments by itself: it is not asked at a start.
  const runners = payments ? [...looking, watchPayments({ ...office, payments })] : looking;
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
