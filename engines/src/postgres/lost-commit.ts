import { setTimeout as delay } from 'node:timers/promises';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { OutcomeUnknown } from '@yiqiao/ports/faults/outcome-unknown';
import type { Run } from './connections.ts';

export interface LostCommit {
  readonly xid: string;
  /**
   * Checks whether the change was stored; `null` if that cannot be determined. A server that crashes forgets
   * transactions that stored nothing and reuses their ids, so a committed id may belong to another transaction.
   */
  readonly isFound?: ((run: Run) => Promise<boolean | null>) | undefined;
}

const outcomeMs = 20_000;
const outcomePauseMs = 250;

/** @throws EngineAway when nothing was stored, OutcomeUnknown when the database could not be asked. */
export async function confirmStored(run: Run, commit: LostCommit, cause: unknown): Promise<void> {
  const until = performance.now() + outcomeMs;
  while (performance.now() < until) {
    const outcome = await readOutcome(run, commit);
    if (outcome === 'committed') return;
    if (outcome === 'aborted') throw new EngineAway('The change was not stored.', { cause });
    await delay(outcomePauseMs);
  }
  throw new OutcomeUnknown('Nobody can tell whether a change was stored.', { cause });
}

type Outcome = 'committed' | 'aborted' | 'unknown';

async function readOutcome(run: Run, { xid, isFound }: LostCommit): Promise<Outcome> {
  try {
    const [row] = await run<{ status: string | null }>(
      'select pg_xact_status($1::xid8) as status',
      [xid],
    );
    if (row?.status === 'aborted') return 'aborted';
    if (row?.status !== 'committed') return 'unknown';
    const found = isFound === undefined || (await isFound(run));
    if (found === null) return 'unknown';
    return found ? 'committed' : 'aborted';
  } catch (error) {
    if (error instanceof EngineAway) return 'unknown';
    // The server that took over has never reached this transaction.
    return 'aborted';
  }
}
