import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import * as z from 'zod/mini';
import { paymentIntentSchema } from '../record-schema.ts';
import type { AnyDecision, RecordStore } from '../record-store.ts';
import type { Change, Database, Run } from './database.ts';
import { isTaken } from './database-fault.ts';
import { canBeName, type RecordRow, toColumns, toFirstQuote } from './stored-record.ts';

interface RecordTableOptions {
  readonly database: Database;
  /** Told when a change is stored, before it is answered. */
  onStored(): void;
}

const columns = 'id, reference, idempotency_key, file_path, link_digest, jobs, version, record';
const insert = `
  insert into quotes (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (idempotency_key) do nothing
  returning change_xid::text as xid`;
const update = `
  update quotes set change_xid = pg_current_xact_id(), reference = $2, idempotency_key = $3,
    file_path = $4, link_digest = $5, jobs = $6, version = $7, record = $8
  where id = $1
  returning change_xid::text as xid`;

/** What another process has added under the same key meanwhile: its record is to be decided on. */
const keyTaken = Symbol('key taken');

/**
 * Submissions as rows. A decision is taken under the row's lock, in the transaction that stores it.
 */
export function createRecordTable({ database, onStored }: RecordTableOptions): RecordStore {
  const { run } = database;

  async function find(column: string, value: string): Promise<StoredQuote | undefined> {
    if (!canBeName(value)) return undefined;
    return toFirstQuote(
      await run<RecordRow>(`select record, version from quotes where ${column} = $1`, [value]),
    );
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

  async function addOnce<D extends AnyDecision>(
    key: string | undefined,
    decide: (first: StoredQuote | undefined) => D,
  ): Promise<D | typeof keyTaken> {
    return store<D | typeof keyTaken>(async (runOn) => {
      const first = key === undefined ? undefined : await lock(runOn, 'idempotency_key', key);
      const decision = decide(first);
      if (decision.kind !== 'changed') return { answer: decision, xid: null };
      const statement = first === undefined ? insert : update;
      const [row] = await runOn<{ xid: string }>(statement, toColumns(decision.quote));
      return row === undefined
        ? { answer: keyTaken, xid: null }
        : { answer: decision, xid: row.xid, isFound: seek(decision.quote) };
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
      return store(async (runOn) => {
        const quote = await lock(runOn, 'id', id);
        const decision = quote === undefined ? null : decide(quote);
        if (decision?.kind !== 'changed') return { answer: decision, xid: null };
        const [row] = await runOn<{ xid: string }>(update, toColumns(decision.quote));
        return { answer: decision, xid: row?.xid ?? null, isFound: seek(decision.quote) };
      });
    },
    async add(key, decide) {
      for (;;) {
        const decision = await addOnce(key, decide).catch(refuseTaken);
        if (decision !== keyTaken) return decision;
      }
    },
    async addPaymentIntent(intent) {
      const { id } = z.parse(paymentIntentSchema, intent);
      await run('insert into payment_intents (id, record) values ($1, $2)', [
        id,
        JSON.stringify(intent),
      ]);
    },
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

async function lock(run: Run, column: string, value: string): Promise<StoredQuote | undefined> {
  return toFirstQuote(
    await run<RecordRow>(`select record, version from quotes where ${column} = $1 for update`, [
      value,
    ]),
  );
}

function refuseTaken(error: unknown): never {
  if (!isTaken(error)) throw error;
  throw new Error('The id or the reference of a new submission is taken.', { cause: error });
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
