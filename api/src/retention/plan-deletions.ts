import { decideDeletionPlan } from '@yiqiao/contract/commands/office/decide-file-deletion';
import type { Engine, HousekeepingOffice } from '@yiqiao/ports/engine';
import { reasonOf } from '@yiqiao/ports/log';

interface PlanningOffice extends HousekeepingOffice {
  readonly engine: {
    readonly feed: Pick<Engine['feed'], 'readAll'>;
    readonly records: Pick<Engine['records'], 'change'>;
  };
}

/**
 * Brings the planned deletions of all documents in line with the rules at this start, since screens show what a
 * record says.
 * @returns whether all changes are stored.
 */
export async function planDeletions(office: PlanningOffice): Promise<boolean> {
  const { time, settings: rules, log } = office;
  const { feed, records } = office.engine;
  const now = time.now();
  try {
    const { parts } = await feed.readAll();
    for await (const part of parts) {
      const others = part.filter((it) => decideDeletionPlan(it, rules, now).kind === 'changed');
      const plan = (id: string) => records.change(id, (it) => decideDeletionPlan(it, rules, now));
      await Promise.all(others.map(({ id }) => plan(id)));
    }
    return true;
  } catch (error) {
    log('error', 'files-not-planned', { reason: reasonOf(error) });
    return false;
  }
}
