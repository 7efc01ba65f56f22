import { decideDeletionPlan } from '@yiqiao/contract/commands/office/decide-file-deletion';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { Engine } from '@yiqiao/ports/engine';

interface PlanningOffice {
  readonly engine: {
    readonly feed: Pick<Engine['feed'], 'readAll'>;
    readonly records: Pick<Engine['records'], 'change'>;
  };
  readonly time: { now(): number };
}

/**
 * Brings the planned deletions of all documents in line with these rules, since screens show what a record says.
 * Repeated, by this process or another, it changes nothing more. @throws when not all changes are stored.
 */
export async function planDeletions(
  { engine: { feed, records }, time }: PlanningOffice,
  rules: FileDeletionRules,
): Promise<void> {
  const now = time.now();
  const { parts } = await feed.readAll();
  for await (const part of parts) {
    const others = part.filter((it) => decideDeletionPlan(it, rules, now).kind === 'changed');
    const plan = (id: string) => records.change(id, (it) => decideDeletionPlan(it, rules, now));
    await Promise.all(others.map(({ id }) => plan(id)));
  }
}
