import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { OutcomeUnknown } from '@yiqiao/ports/faults/outcome-unknown';
import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import { toFault } from './database-fault.ts';

/** Runs one statement. @throws EngineAway when it is not the statement's own fault. */
export type Run = <Row extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>;

export interface Change<Answer> {
  readonly answer: Answer;
  /** The transaction's id, as returned by one of its statements; `null` when there is nothing to store. */
  readonly xid: string | null;
  /** The last statement, sent together with the commit, so that a change takes two round trips. */
  readonly write?: { readonly text: string; readonly values: readonly unknown[] };
  /**
   * Checks whether the change was stored; `null` if that cannot be determined. A server that crashes forgets
   * transactions that stored nothing and reuses their ids, so a committed id may belong to another transaction.
   */
  readonly isFound?: (run: Run) => Promise<boolean | null>;
}

/** A pool of connections. Statements are unnamed, so that a pooler can send each to any server. */
export interface Database {
  readonly run: Run;
  /**
   * Runs a transaction, begun together with the first statement of `work`. If the connection is lost during the
   * commit, the database is asked for the outcome.
   * @throws OutcomeUnknown when it could not be asked in time.
   */
  change<Answer>(work: (run: Run) => Promise<Change<Answer>>): Promise<Answer>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly url: string;
  readonly maxConnections: number;
  /** Time limit of a statement; 0: none. When it is exceeded, the network is usually down, or the server hangs. */
  readonly statementMs?: number;
  /** Called when an idle connection breaks. */
  report(message: string): void;
}

/** Time limit for connecting, or for waiting for a free connection. */
const connectMs = 15_000;
const usualStatementMs = 15_000;
const outcomeMs = 20_000;
const outcomePauseMs = 250;

/** The locks of a process that vanished are released after this time. */
const begin = "begin; set local idle_in_transaction_session_timeout = '10s'";

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  let isClosed = false;

  async function connect(): Promise<PoolClient> {
    if (isClosed) throw new Error('The engine is closed.');
    return pool.connect().catch((error) => {
      throw toFault(error);
    });
  }

  /** Returns the connection to the pool, or closes it if its state is unknown. */
  async function withClient<Answer>(
    work: (run: Run, stream: Duplex) => Promise<Answer>,
  ): Promise<Answer> {
    const client = await connect();
    let isWell = true;
    const runOn: Run = async (text, values = []) => {
      try {
        return rowsOf(await client.query(text, [...values]));
      } catch (error) {
        const fault = toFault(error);
        if (fault instanceof EngineAway) isWell = false;
        throw fault;
      }
    };
    try {
      return await work(runOn, client.connection.stream);
    } finally {
      client.release(!isWell);
    }
  }

  const run: Run = (text, values) => withClient((runOn) => runOn(text, values));

  return {
    run,
    async change(work) {
      const { change, lost } = await withClient(async (runOn, stream) => {
        const opening = inOnePacket(stream, () => Promise.all([runOn(begin), work(runOn)]));
        const [, change] = await opening.catch(async (error) => {
          await runOn('rollback').catch(() => {});
          throw error;
        });
        const ending = inOnePacket(stream, () => end(runOn, change));
        return { change, lost: await ending };
      });
      const { answer, xid, isFound } = change;
      if (xid !== null && lost !== null) await confirmStored(run, { xid, isFound }, lost.error);
      return answer;
    },
    async close() {
      isClosed = true;
      await pool.end();
    },
  };
}

function openPool(options: DatabaseOptions): Pool {
  const { url: connectionString, maxConnections: max, report } = options;
  const { statementMs = usualStatementMs } = options;
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs,
    keepAlive: true,
    // A statement need not wait for the response to the one before.
    pipeline: true,
    application_name: 'yiqiao',
  });
  // Without a listener, a restart of the server would crash this process.
  pool.on('error', (error) => report(`An idle connection to the database broke: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Combines the statements of one turn of the event loop into a packet. */
function inOnePacket<Result>(stream: Duplex, send: () => Result): Result {
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/**
 * Stores a change. After a failed statement the commit succeeds, but is a rollback.
 * @returns why the outcome is unknown; `null` when it is stored.
 */
async function end(run: Run, { xid, write }: Change<unknown>): Promise<{ error: unknown } | null> {
  const [written, ended] = await Promise.allSettled([
    xid !== null && write !== undefined && run(write.text, write.values),
    run(xid === null ? 'rollback' : 'commit'),
  ]);
  if (ended.status === 'rejected') return { error: ended.reason };
  if (written.status === 'rejected') throw written.reason;
  return null;
}

/** Multi-part statements have a result for each part. */
function rowsOf<Row extends QueryResultRow>(result: QueryResult<Row>): readonly Row[] {
  return result.rows ?? [];
}

/** @throws EngineAway when nothing was stored, OutcomeUnknown when the database could not be asked. */
async function confirmStored(run: Run, change: Sought, cause: unknown): Promise<void> {
  const until = performance.now() + outcomeMs;
  while (performance.now() < until) {
    const outcome = await readOutcome(run, change);
    if (outcome === 'committed') return;
    if (outcome === 'aborted') throw new EngineAway('The change was not stored.', { cause });
    await delay(outcomePauseMs);
  }
  throw new OutcomeUnknown('Nobody can tell whether a change was stored.', { cause });
}

type Outcome = 'committed' | 'aborted' | 'unknown';

interface Sought {
  readonly xid: string;
  readonly isFound: Change<unknown>['isFound'];
}

async function readOutcome(run: Run, { xid, isFound }: Sought): Promise<Outcome> {
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
