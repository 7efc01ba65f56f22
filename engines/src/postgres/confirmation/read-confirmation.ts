import { StartError } from '@yiqiao/ports/faults/start-error';
import type { Run } from '../connections.ts';
import type { StandbyRule } from '../database-settings.ts';
import { type Confirmation, judgeConfirmation } from './judge-confirmation.ts';
import { readReplication } from './replication-facts.ts';

export async function readConfirmation(run: Run, rule: StandbyRule): Promise<Confirmation> {
  return judgeConfirmation(await readReplication(run), rule);
}

/** For changes that have no time limit. @throws StartError when they would be refused, or wait for ever. */
export async function refuseUnconfirmed(run: Run, rule: StandbyRule): Promise<void> {
  const { state, message } = await readConfirmation(run, rule);
  if (state === 'refused') throw new StartError(`DATABASE_URL: ${message} Nothing was changed.`);
}
