import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { AnyDecision, RecordStore } from '@yiqiao/ports/record-store';
import { createIntentTable } from './advances/intent-table.ts';
import type { Change, Database, Run } from './database.ts';
import { isTaken } from './database-fault.ts';
import {
  canBeName,
  type RecordRow,
  recordColumns,
  toChangeable,
  toColumns,
  toQuote,
} from './stored-record.ts';

interface RecordTableOptions {
  readonly database: Database;
  /** Told when a change is stored, before it is answered. */
  onStored(): void;
}

const insert = `insert into quotes (${recordColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const update = `
  update quotes set change_xid = pg_current_xact_id(), reference = $2, idempotency_key = $3,
    file_path = $4, link_digest = $5, jobs = $6, version = $7, record = $8
  where id = $1`;

/**
 * Submissions as rows. A decision is taken under the row's lock, in the transaction that stores it.
 */
export function createRecordTable({ database, onStored }: RecordTableOptions): RecordStore {
  const { run } = database;

  async function find(column: string, value: string): Promise<StoredQuote | undefined> {
    if (!canBeName(value)) return undefined;
    const select = `select record, version from quotes where ${column} = $1`;
    const [row] = await run<RecordRow>(select, [value]);
    return row && toQuote(row);
  }

  async function store<Answer>(work: (run: Run) => Promise<Change<Answer>>): Promise<Answer> {
    let isStored = false;
    const answer = await database.change(async (runOn) => {
      const change = await work(runOn);
      isStored = change.xid !== null;
      return change;
    });
    if (isStored) onStored();
    return answer;
  }

  /** Decides on the record that a column names, under its lock; without one, on nothing. */
  async function decideOn<D extends AnyDecision | null>(
    column: string,
    value: string | null,
    decide: (found: StoredQuote | undefined) => D,
  ): Promise<D> {
    return store<D>(async (runOn) => {
      const { xid, quote } = await lock(runOn, column, value);
      const decision = decide(quote);
      if (decision?.kind !== 'changed') return { answer: decision, xid: null };
      const text = quote === undefined ? insert : update;
      const write = { text, values: toColumns(decision.quote) };
      return { answer: decision, xid, write, isFound: seek(decision.quote) };
    });
  }

  return {
    get: (id) => find('id', id),
    findByReference: (reference) => find('reference', reference),
    findByIdempotencyKey: (key) => find('idempotency_key', key),
    findByFilePath: (path) => find('file_path', path),
    findByLinkDigest: (digest) => find('link_digest', digest),
    async change(id, decide) {
      if (!canBeName(id)) return null;
      return decideOn('id', id, (quote) => (quote === undefined ? null : decide(quote)));
    },
    async add(key, decide) {
      for (;;) {
        try {
          return await decideOn('idempotency_key', key ?? null, decide);
        } catch (error) {
          // Another process has added one under the same key meanwhile: its record is to be decided on.
          if (!isTaken(error, 'quotes_idempotency_key_key')) throw nameTaken(error);
        }
      }
    },
    ...createIntentTable(database),
    isHealthy: () => takesChanges(run),
  };
}

/** Whether a record is there as it was stored; a later one does not tell what it came from. */
function seek(quote: StoredQuote) {
  return async (run: Run): Promise<boolean | null> => {
    const [row] = await run<{ is_same: boolean; revision: number }>(
      `select record = $2::jsonb as is_same, (record ->> 'revision')::int as revision
      from quotes where id = $1`,
      [quote.id, toColumns(quote).at(-1)],
    );
    if (row === undefined || row.revision < quote.revision) return false;
    return row.is_same ? true : null;
  };
}

interface Locked {
  readonly xid: string;
  readonly quote: StoredQuote | undefined;
}

/** The number of the transaction is asked for first: a lost connection tells nothing later. */
async function lock(run: Run, column: string, value: string | null): Promise<Locked> {
  const [row] = await run<{ xid: string } & (RecordRow | { record: null; version: null })>(
    `select own.xid, found.record, found.version
    from (select pg_current_xact_id()::text as xid) as own
    left join lateral (
      select record, version from quotes where ${column} = $1 for update
    ) as found on true`,
    [value],
  );
  if (row === undefined) throw new Error('A transaction has no number.');
  return { xid: row.xid, quote: row.version === null ? undefined : toChangeable(row) };
}

function nameTaken(error: unknown): unknown {
  if (!isTaken(error)) return error;
  return new Error('The id or the reference of a new submission is taken.', { cause: error });
}

/** A standby, and a server that is told to, answers and stores nothing. */
async function takesChanges(run: Run): Promise<boolean> {
  try {
    const [row] = await run<{ is_read_only: string }>(
      "select current_setting('transaction_read_only') as is_read_only",
    );
    return row?.is_read_only === 'off';
  } catch {
    return false;
  }
}
