import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import { checkServer } from './check-server.ts';
import type { Confirmation } from './confirmation/judge-confirmation.ts';
import { readConfirmation } from './confirmation/read-confirmation.ts';
import { openConnections, type Run } from './connections.ts';
import { toStartError } from './database-fault.ts';
import type { DatabaseSettings } from './database-settings.ts';
import { findDocumentKeys } from './document-keys.ts';
import { isAlive } from './job-claims.ts';
import { readApplied } from './migrate.ts';
import { findMoveRow, refuseMark } from './moving/move-row.ts';
import { peopleRow } from './people-table.ts';
import { readRecordRowIfThere } from './record-row.ts';
import { readLinkSecret } from './secrets/link-secret.ts';
import { settingsRow } from './settings-table.ts';

/** Facts about a database, gathered without changing it. */
export interface DatabaseFacts {
  /** Median round trip of a trivial statement. */
  readonly latencyMs: number;
  /** How far this machine's clock is ahead of the database's; negative when it is behind. */
  readonly clockAheadMs: number;
  readonly confirmation: Confirmation;
  /** `null` for a database that no server has been started on. */
  readonly kept: KeptFacts | null;
}

interface KeptFacts {
  readonly submissions: number;
  /** Processes that reported within the last 20 seconds. */
  readonly processes: number;
  readonly has_password: boolean;
  /** `null` in an office of one. */
  readonly people: StoredPeople | null;
  /** `null` until one was changed. */
  readonly settings: StoredSettings | null;
}

const measuredStatements = 5;

/** @throws StartError when a server could not start on it. */
export async function inspectDatabase(settings: DatabaseSettings): Promise<DatabaseFacts> {
  const { run, close } = openConnections({ ...settings, report: () => {} });
  try {
    await checkServer(run);
    refuseMark(await findMoveRow(run));
    return {
      ...(await measure(run)),
      confirmation: await readConfirmation(run, settings.standby),
      kept: await readKept(run, settings),
    };
  } catch (error) {
    throw toStartError(error, settings);
  } finally {
    await close();
  }
}

/** The keys of all documents of submissions; `null` when the database cannot be read, which is not reported here. */
export async function readDocumentKeys(
  settings: DatabaseSettings,
): Promise<ReadonlySet<string> | null> {
  const { run, close } = openConnections({ ...settings, report: () => {} });
  try {
    return await findDocumentKeys(run);
  } catch {
    // `inspectDatabase` has reported why.
    return null;
  } finally {
    await close();
  }
}

async function measure(run: Run): Promise<Pick<DatabaseFacts, 'latencyMs' | 'clockAheadMs'>> {
  const taken: number[] = [];
  let clockAheadMs = 0;
  for (let number = 0; number < measuredStatements; number += 1) {
    const begunAt = performance.now();
    const [row] = await run<{ now: Date }>('select clock_timestamp() as now');
    const latencyMs = performance.now() - begunAt;
    taken.push(latencyMs);
    if (row !== undefined) clockAheadMs = Date.now() - latencyMs / 2 - row.now.getTime();
  }
  const latencyMs =
    taken.sort((one, other) => one - other)[Math.floor(measuredStatements / 2)] ?? 0;
  return { latencyMs, clockAheadMs };
}

/** @throws StartError when SESSION_SECRET does not decrypt the stored secrets. */
async function readKept(run: Run, { secrets }: DatabaseSettings): Promise<KeptFacts | null> {
  if ((await readApplied(run)) === 0) return null;
  await readLinkSecret(run, secrets);
  const [kept] = await run<Omit<KeptFacts, 'people' | 'settings'>>(`
    select (select count(*)::int from quotes) as submissions,
      (select count(*)::int from processes where ${isAlive}) as processes,
      exists (select 1 from secrets where name = 'credential') as has_password`);
  if (kept === undefined) return null;
  return {
    ...kept,
    people: await readRecordRowIfThere(run, peopleRow),
    settings: await readRecordRowIfThere(run, settingsRow),
  };
}
