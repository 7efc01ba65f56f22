import { thisMachineAlone } from '@yiqiao/contract/http/health';
import { StandbyAway } from '@yiqiao/ports/faults/standby-away';
import type { Log } from '@yiqiao/ports/log';
import type { Run } from '../connections.ts';
import { type CommitGuard, usualBegin } from '../database.ts';
import type { StandbyRule } from '../database-settings.ts';
import type { Confirmation } from './judge-confirmation.ts';
import { readConfirmation } from './read-confirmation.ts';

export interface StandbyGuard extends CommitGuard {
  /** Asks the database, unless it was asked within `maxAgeMs`. */
  look(maxAgeMs?: number): Promise<Confirmation>;
}

interface StandbyGuardOptions {
  readonly run: Run;
  readonly rule: StandbyRule;
  readonly log: Log;
}

/** How late a standby's coming and going is seen. A commit in between waits, and is of unknown outcome then. */
const lookAgainMs = 1000;

/** Each connection, role and database may have a level of its own; `remote_apply` waits for even more. */
const beginConfirmed = `${usualBegin};
  select set_config('synchronous_commit', 'on', true)
  where current_setting('synchronous_commit') <> 'remote_apply'`;

/** Refuses changes that nobody would confirm, and logs who confirms them whenever it changes. */
export function createStandbyGuard({ run, rule, log }: StandbyGuardOptions): StandbyGuard {
  const isRequired = rule === 'required';
  let asking: Promise<Confirmation> | null = null;
  let latest: Confirmation | null = null;
  let askedAt = -lookAgainMs;

  async function ask(): Promise<Confirmation> {
    const at = performance.now();
    const confirmation = await readConfirmation(run, rule);
    askedAt = at;
    const { confirmedBy, message, state } = confirmation;
    if (message !== latest?.message) {
      log(state === 'good' ? 'info' : 'warn', 'database-confirmation', { confirmedBy, message });
    }
    latest = confirmation;
    return confirmation;
  }

  async function look(maxAgeMs = lookAgainMs): Promise<Confirmation> {
    if (latest !== null && performance.now() - askedAt < maxAgeMs) return latest;
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    look,
    begin: isRequired ? beginConfirmed : usualBegin,
    async admit(isSuspect = false) {
      const { state, message } = await look(isSuspect ? 0 : lookAgainMs);
      if (state === 'refused') throw new StandbyAway(message);
    },
    isAwaited: () => isRequired || (latest !== null && latest.confirmedBy !== thisMachineAlone),
    async verify(runOn) {
      if (!isRequired) return;
      const { state, message } = await readConfirmation(runOn, rule);
      if (state === 'refused') throw new StandbyAway(message);
    },
  };
}
