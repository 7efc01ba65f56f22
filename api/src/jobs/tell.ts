import { isOpen } from '@yiqiao/contract/record/stored-notice';
import { reasonOf } from '@yiqiao/ports/log';
import { createTellRound, type TellingOffice } from '../notices/tell-round.ts';
import type { OwnSettings } from '../own-settings/own-settings.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

/** The one task: what waits in all submissions is told together, so that several things become one notice. */
export interface Round extends Task {
  /** In ms since the epoch. */
  readonly at: number;
}

const id = 'all';

interface SettledOffice extends TellingOffice {
  readonly ownSettings: Pick<OwnSettings, 'readChat' | 'onChange'>;
}

/** A round as soon as possible: somebody has chosen anew how to be told. */
export const tellNow: Round = { id, at: 0 };

/**
 * Tells people on their devices, and the group of the office, what submissions have for them. The record is the job, as
 * with mails: a notice is stored with the change that it follows from, and taken out, or marked with the devices that were
 * told, once it is sent.
 */
export function tell(office: SettledOffice): JobRunner<Round> {
  const { engine, clock, log } = office;
  const tellRound = createTellRound(office);

  /** What has come up meanwhile is not put off. */
  function wake(at: number): void {
    if (at === Number.POSITIVE_INFINITY) return;
    runner.add({ id, at: Math.min(at, runner.get(id)?.at ?? at) });
  }

  const runner = runJobs<Round>(
    {
      kind: 'tell',
      retryMs: 10_000,
      find: async () => ((await engine.jobs.findWaiting('tell')).length > 0 ? [tellNow] : []),
      readClock() {
        const now = clock();
        return ({ at }) => at - now;
      },
      do: async (_round, signal) => wake(await tellRound(signal)),
      failed(error, round) {
        log('warn', 'not-told', { reason: reasonOf(error) });
        return round;
      },
    },
    office,
  );
  // A hook that was mended, or taken away.
  office.ownSettings.onChange(() => wake(0));
  engine.feed.onChange((quote) => {
    if (quote.notices?.some((notice) => isOpen(notice) && notice.told.length === 0)) wake(0);
  });
  return runner;
}
