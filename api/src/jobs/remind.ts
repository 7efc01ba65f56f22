import { decideReminders } from '@yiqiao/contract/commands/notices/with-notices';
import { whenToRemind } from '@yiqiao/contract/notices/find-reminders';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Noticing } from '../notices/open-noticing.ts';
import type { OwnSettings } from '../own-settings/own-settings.ts';
import type { OfficePeople } from '../people/office-people.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

interface RemindingOffice extends Pick<Premises, 'engine' | 'clock' | 'log'> {
  readonly people: Pick<OfficePeople, 'read'>;
  readonly noticing: Pick<Noticing, 'zone'>;
  readonly ownSettings: Pick<OwnSettings, 'readChat'>;
}

/** A submission with the moment of what it reminds of next, in ms since the epoch. */
interface TimedTask extends Task {
  readonly at: number;
}

/** All records are read: for the processes that were not told of a change, and for another zone of the office. */
const everyMs = 24 * 3_600_000;

/**
 * Adds what people are told of with time: that something will soon be due, or is overdue. What was added is on record
 * under the moment that it is about, so of several processes one adds it.
 */
export function remind(office: RemindingOffice): JobRunner<TimedTask> {
  const { engine, people, noticing, ownSettings, clock, log } = office;

  /** @returns infinity for a submission that reminds of nothing. */
  function timeOf(quote: StoredQuote): number {
    const { isNow, nextAt } = whenToRemind(quote, clock(), noticing.zone());
    return isNow ? 0 : nextAt;
  }

  function note(id: string, at: number): void {
    if (Number.isFinite(at)) runner.add({ id, at });
    else runner.forget(id);
  }

  const runner = runJobs<TimedTask>(
    {
      kind: null,
      everyMs,
      retryMs: 60_000,
      async find() {
        const tasks: TimedTask[] = [];
        for await (const part of (await engine.feed.readAll()).parts) {
          for (const quote of part) {
            const at = timeOf(quote);
            if (Number.isFinite(at)) tasks.push({ id: quote.id, at });
          }
        }
        return tasks;
      },
      readClock() {
        const now = clock();
        return ({ at }) => at - now;
      },
      async do({ id }) {
        const all = await people.read();
        const chat = ownSettings.readChat();
        const context = { people: all, chat, zone: noticing.zone() };
        const decision = await engine.records.change(id, (quote) =>
          decideReminders(quote, { ...context, at: clock() }),
        );
        if (decision === null) return;
        // What is due and was not added is of interest to nobody.
        note(id, whenToRemind(decision.quote, clock(), noticing.zone()).nextAt);
      },
      failed(error, task) {
        log('warn', 'not-reminded', { quote: task.id, reason: String(error) });
        return task;
      },
      notFound: ['warn', 'reminders-not-found'],
    },
    office,
  );
  engine.feed.onChange((quote) => note(quote.id, timeOf(quote)));
  engine.feed.onRemove((id) => runner.forget(id));
  return runner;
}
