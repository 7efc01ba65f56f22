import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { StoredChanges } from '@yiqiao/ports/change-feed';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import type { Run } from '../connections.ts';
import { type RecordRow, toQuote } from '../stored-record.ts';
import { formatCursor, isOfTimeline, readSnapshot, type State } from './cursor.ts';

/** A reader that has missed more gets the whole list. */
const maxChanged = 10_000;
const rowsPerPart = 500;

/**
 * Identifies the store, its table (recreated by a restored dump), the cluster, and the cluster's timeline, which
 * changes when a standby takes over.
 */
const timeline = `(
  select concat_ws(' ', store.id, 'store'::regclass::oid, control.system_identifier,
    left(pg_walfile_name(pg_current_wal_lsn()), 8))
  from store, pg_control_system() as control)`;

const state = `select ${timeline} as timeline, pg_current_snapshot()::text as snapshot`;

/** Rows last changed by a transaction that is not visible in the snapshot $1. */
const isChanged = `
  change_xid >= pg_snapshot_xmin($1::pg_snapshot)
  and not pg_visible_in_snapshot(change_xid, $1::pg_snapshot)`;

/**
 * Changes since a state. A state is a snapshot, and a row holds the transaction that changed it last: it has
 * changed since if that transaction is not visible in the snapshot, in whatever order transactions began and
 * committed. A sequence would not do: the lower of two numbers may be committed later.
 * @returns `null` when the cursor is of another timeline, or too much has changed since.
 */
export async function readChanged(run: Run, since: string): Promise<StoredChanges | null> {
  const snapshot = readSnapshot(since);
  if (snapshot === null) return null;
  // A single statement sees a single state, which the next cursor is taken from.
  const rows = await run<RecordRow & State & { id: string | null; removed: string[] }>(
    `with now as materialized (
      ${state}, array(select id from erased_quotes where ${isChanged}) as removed)
    select now.timeline, now.snapshot, now.removed, found.id, found.record, found.version
    from now left join lateral (
      select id, ordinal, record, version from quotes where ${isChanged}
      order by ordinal limit ${maxChanged + 1}
    ) as found on true order by found.ordinal`,
    [snapshot],
  ).catch(ignoreNoSnapshot);
  const [first] = rows;
  if (first === undefined || !isOfTimeline(since, first.timeline)) return null;
  if (rows.length + first.removed.length > maxChanged) return null;
  return {
    changed: rows.filter(({ id }) => id !== null).map(toQuote),
    removed: first.removed,
    cursor: formatCursor(first),
  };
}

/** Digits that are not a valid snapshot. */
function ignoreNoSnapshot(error: unknown): readonly [] {
  if (errorCode(error) === '22P02') return [];
  throw error;
}

/** @returns a cursor of the current state: the given one if nothing has changed since. */
export async function readCursor(run: Run, last: string | null): Promise<string> {
  const known = last === null ? null : readSnapshot(last);
  const [now] = await run<State & { has_changed: boolean }>(
    `select now.timeline, now.snapshot,
      $1::text is null or exists (select 1 from quotes where ${isChanged})
        or exists (select 1 from erased_quotes where ${isChanged}) as has_changed
    from (${state}) as now`,
    [known],
  );
  if (now === undefined) throw new Error('The database has no store.');
  const isSame = last !== null && isOfTimeline(last, now.timeline) && !now.has_changed;
  return isSame ? last : formatCursor(now);
}

type PageRow = RecordRow & { readonly ordinal: string };

/**
 * All rows in batches, newest first, so that they are never all in memory. A row may be newer than the state that
 * the list's cursor names; it is then reported again to readers of that cursor.
 */
export async function* readPages(run: Run): AsyncGenerator<readonly StoredQuote[]> {
  let before: string | null = null;
  do {
    const rows: readonly PageRow[] = await run<PageRow>(
      `select ordinal, record, version from quotes
      where $1::bigint is null or ordinal < $1 order by ordinal desc limit ${rowsPerPart}`,
      [before],
    );
    if (rows.length > 0) yield rows.map(toQuote);
    before = rows.length < rowsPerPart ? null : (rows.at(-1)?.ordinal ?? null);
  } while (before !== null);
}

/** The submissions with pending jobs, oldest first. */
export async function readJobs(run: Run, kind?: string): Promise<readonly StoredQuote[]> {
  const rows = await run<RecordRow>(
    `select record, version from quotes
    where jobs <> '{}' and ($1::text is null or $1 = any (jobs)) order by ordinal`,
    [kind ?? null],
  );
  return rows.map(toQuote);
}

/**
 * Rows imported from another cluster have transaction ids that this one has not reached, and would look changed
 * forever. Runs before any cursor of this timeline exists.
 */
export async function adoptForeignRows(run: Run): Promise<void> {
  for (const table of ['quotes', 'erased_quotes']) {
    await run(
      `update ${table} set change_xid = pg_current_xact_id()
      where change_xid >= pg_snapshot_xmax(pg_current_snapshot())`,
    );
  }
}
