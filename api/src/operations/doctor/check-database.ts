import type { Confirmation } from '@yiqiao/engines/postgres/confirmation/judge-confirmation';
import type { DatabaseSettings } from '@yiqiao/engines/postgres/database-settings';
import { StartError } from '@yiqiao/ports/faults/start-error';
import type { Settings } from '../../settings/settings.ts';
import { formatCount } from '../print.ts';
import { checkKept } from './check-kept.ts';
import { checkOfficeSettings } from './check-office-settings.ts';
import { checkPeople, type PeopleSettings } from './check-people.ts';
import { type Finding, good, problem, warning } from './finding.ts';

/** A change takes two round trips: above this, people notice. */
const slowMs = 25;
/** Due dates are computed with the clock of the deciding process. */
const clockStepMs = 5000;

type DatabaseOffice = Pick<Settings, 'adminPassword' | 'kept'> & PeopleSettings;

/** The database of several processes, as the next start will find it. */
export async function checkDatabase(
  settings: DatabaseSettings,
  { adminPassword, kept: environment, ...people }: DatabaseOffice,
  now: number,
): Promise<readonly Finding[]> {
  const { inspectDatabase } = await import('@yiqiao/engines/postgres/inspect-database');
  try {
    const { latencyMs, clockAheadMs, confirmation, kept } = await inspectDatabase(settings);
    return [
      checkLatency(latencyMs),
      checkDifference(clockAheadMs),
      checkConfirmation(confirmation),
      ...(kept === null
        ? [warning('The database is empty.', 'The first start makes its tables.')]
        : [
            good(
              `It holds ${formatCount(kept.submissions, 'submission')}; ${formatCount(kept.processes, 'server')} at work on it.`,
            ),
          ]),
      ...checkPeople(kept?.people ?? null, people, now),
      ...checkOfficeSettings(kept?.settings ?? null),
      checkKept(kept?.settings ?? null, environment),
      ...(adminPassword !== undefined || kept?.has_password
        ? []
        : [warning('No password is set yet.', 'The first start makes one and shows it once.')]),
    ];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [problem(error.message, 'No server can be started until this is mended.')];
  }
}

function checkLatency(latencyMs: number): Finding {
  const what = `The database answers in ${latencyMs.toFixed(1)} ms.`;
  return latencyMs < slowMs
    ? good(what)
    : warning(what, 'Keep it in the same network as the servers: a change takes two round trips.');
}

function checkDifference(aheadMs: number): Finding {
  const seconds = `${(Math.abs(aheadMs) / 1000).toFixed(1)} s`;
  return Math.abs(aheadMs) < clockStepMs
    ? good("This machine's clock and the database's agree.")
    : warning(
        `This machine's clock is ${seconds} ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's.`,
        'Let a time service set both: due dates are written by the one and read by the other.',
      );
}

function checkConfirmation({ state, message }: Confirmation): Finding {
  const remedy = 'See "A standby" in docs/operations/several-processes.md.';
  if (state === 'good') return good(message);
  return state === 'doubtful' ? warning(message, remedy) : problem(message, remedy);
}
