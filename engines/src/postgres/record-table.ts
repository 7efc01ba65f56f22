import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { AnyDecision, RecordStore } from '@yiqiao/ports/record-store';
import { createIntentTable } from './advances/intent-table.ts';
import type { Run } from './connections.ts';
import type { Change, Database } from './database.ts';
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
  /** Called when a change is stored, before the response. */
  onStored(): void;
}

const insert = `insert into quotes (${recordColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const update = `
  update quotes set change_xid = pg_current_xact_id(), reference = $2, idempotency_key = $3,
    file_path = $4, link_digest = $5, jobs = $6, version = $7, record = $8
  where id = $1`;

/** As the index has it. */
const selectWithJobs = `
  select record, version from quotes
  where record ? 'jobs'
    and jsonb_path_query_array(record, '$.jobs[*].translator.id') @> jsonb_build_array($1::text)
  order by ordinal`;

/** Submissions as rows. Decisions run under the row's lock, in the transaction that stores them. */
export function createRecordTable(options: RecordTableOptions): RecordStore {
  const { database } = options;
  const { run } = database;

  async function find(column: string, value: string): Promise<StoredQuote | undefined> {
    if (!canBeName(value)) return undefined;
    const select = `select record, version from quotes where ${column} = $1`;
    const [row] = await run<RecordRow>(select, [value]);
    return row && toQuote(row);
  }

  /** Decides on the record found by a column, under its lock, or on nothing. */
  async function decideOn<D extends AnyDecision | null>(
    column: string,
    value: string | null,
    decide: (found: StoredQuote | undefined) => D,
  ): Promise<D> {
    return store<D>(options, async (runOn) => {
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
    async withJobsOf(personId) {
      if (!canBeName(personId)) return [];
      const rows = await run<RecordRow>(selectWithJobs, [personId]);
      return rows.map(toQuote);
    },
    async change(id, decide) {
      if (!canBeName(id)) return null;
      return decideOn('id', id, (quote) => (quote === undefined ? null : decide(quote)));
    },
    async add(key, decide) {
      for (;;) {
        try {
          return await decideOn('idempotency_key', key ?? null, decide);
        } catch (error) {
          // Another process has added a record under the same key in the meantime: decide on that one.
          if (!isTaken(error, 'quotes_idempotency_key_key')) throw nameTaken(error);
        }
      }
    },
    ...createIntentTable(database),
    isHealthy: () => takesChanges(database),
  };
}

async function store<Answer>(
  { database, onStored }: RecordTableOptions,
  work: (run: Run) => Promise<Change<Answer>>,
): Promise<Answer> {
  let isStored = false;
  const answer = await database.change(async (runOn) => {
    const change = await work(runOn);
    isStored = change.xid !== null;
    return change;
  });
  if (isStored) onStored();
  return answer;
}

/** Whether a record is stored as written; a later revision does not show what it was based on. */
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

/** The transaction's id is read first, since it cannot be read after losing the connection. */
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

/** A standby, and a server in read-only mode, answers queries but stores nothing; nor do we without a confirmation. */
async function takesChanges({ run, admit }: Database): Promise<boolean> {
  try {
    await admit();
    const [row] = await run<{ is_read_only: string }>(
      "select current_setting('transaction_read_only') as is_read_only",
    );
    return row?.is_read_only === 'off';
  } catch {
    return false;
  }
}
