import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import { reasonOf } from '@yiqiao/ports/log';
import type { Premises } from '../premises/premises.ts';
import { planDeletions } from '../retention/plan-deletions.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

/** By then every process goes by the rules, and what one was deciding by the earlier ones is stored. */
const secondPassMs = 5000;

type PlanningOffice = Pick<Premises, 'engine' | 'ownSettings' | 'time' | 'log'>;

export interface FilePlans extends Pick<JobRunner<Task>, 'look' | 'stop'> {
  /**
   * The rules that documents are deleted by: those in effect. Until every record says what follows from them, none is
   * deleted as abandoned: it would not be certain that staff have been notified.
   */
  readRules(): FileDeletionRules;
}

/**
 * Plans the deletions of all documents at the start, and again when an owner has changed how long they are kept,
 * whichever process that was at. A process that dies before it is done leaves the rest to the next start.
 * @param onPlanned called whenever every record says when its documents go.
 */
export function planFiles(office: PlanningOffice, onPlanned: () => void): FilePlans {
  const { ownSettings, log } = office;
  let planned: FileDeletionRules | null = null;
  const isPlanned = (rules: FileDeletionRules) =>
    planned?.retentionHours === rules.retentionHours &&
    planned.abandonedDays === rules.abandonedDays;

  const runner = runJobs<Task>(
    {
      // Each process plans what it has decided itself; done twice, it is done once.
      kind: null,
      everyMs: null,
      retryMs: 60_000,
      find: async () => [{ id: 'plan' }],
      async do() {
        const rules = ownSettings.readKept();
        await planDeletions(office, rules);
        planned = rules;
        onPlanned();
      },
      failed(error, task) {
        log('error', 'files-not-planned', { reason: reasonOf(error) });
        return task;
      },
    },
    office,
  );
  ownSettings.onChange(() => {
    if (isPlanned(ownSettings.readKept())) return;
    runner.add({ id: 'plan' });
    runner.add({ id: 'second pass' }, secondPassMs);
  });

  return {
    look: () => runner.look(),
    stop: () => runner.stop(),
    readRules() {
      const rules = ownSettings.readKept();
      return isPlanned(rules) ? rules : { ...rules, abandonedDays: 'off' };
    },
  };
}
