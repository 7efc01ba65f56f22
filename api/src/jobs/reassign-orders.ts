import { decideReassignment, isOrphaned } from '@yiqiao/contract/commands/server/reassign';
import type { OfficePeople } from '../people/office-people.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

interface ReassigningOffice extends Pick<Premises, 'engine' | 'clock' | 'log'> {
  readonly people: Pick<OfficePeople, 'read'>;
}

/**
 * Whoever removes somebody asks for it at once, and a start looks; this is for the processes that stay when one dies in
 * between. It reads all records.
 */
const everyMs = 24 * 3_600_000;

/**
 * Takes orders from those who cannot have any more, one record after the other. Which these are follows from people
 * and records alone, so a crash leaves nothing behind, and doing it twice changes nothing.
 */
export function reassignOrders(office: ReassigningOffice): JobRunner<Task> {
  const { engine, people, clock, log } = office;
  return runJobs<Task>(
    {
      kind: null,
      everyMs,
      retryMs: 60_000,
      find: () => findOrphaned(office),
      async do({ id }) {
        const all = await people.read();
        const decision = await engine.records.change(id, (quote) =>
          decideReassignment(quote, all, clock()),
        );
        if (decision?.kind !== 'changed') return;
        log('info', 'order-reassigned', { quote: id, to: decision.quote.assignee?.id ?? null });
      },
      failed(error, task) {
        log('error', 'order-not-reassigned', { quote: task.id, reason: String(error) });
        return task;
      },
      notFound: ['error', 'orders-not-reassigned'],
    },
    office,
  );
}

async function findOrphaned({ engine, people }: ReassigningOffice): Promise<readonly Task[]> {
  const all = await people.read();
  const found: Task[] = [];
  for await (const part of (await engine.feed.readAll()).parts) {
    for (const quote of part) if (isOrphaned(quote, all)) found.push({ id: quote.id });
  }
  return found;
}
