import { completeOrders } from './complete-orders.ts';
import { deleteDueFiles } from './delete-due-files.ts';

type JobsOffice = Parameters<typeof completeOrders>[0] & Parameters<typeof deleteDueFiles>[0];

/** Starts what the server does by itself. */
export function startJobs(office: JobsOffice): { stop(): Promise<void> } {
  const runners = [completeOrders(office), deleteDueFiles(office)];
  for (const runner of runners) void runner.look();
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
