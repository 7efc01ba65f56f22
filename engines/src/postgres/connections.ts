import type { Duplex } from 'node:stream';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import { toFault } from './database-fault.ts';

/** Runs one statement. @throws EngineAway when it is not the statement's own fault. */
export type Run = <Row extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>;

/** Lent for one transaction. */
export interface Connection {
  readonly run: Run;
  /** Combines the statements of one turn of the event loop into a packet. */
  inOnePacket<Result>(send: () => Result): Result;
  /** Counts warnings that the server sends about no fault in particular, from now on. */
  countWarnings(): () => number;
}

export interface Connections {
  /** On any connection. */
  readonly run: Run;
  /** Returns the connection afterwards, or closes it if its state is unknown. */
  lend<Answer>(work: (connection: Connection) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

export interface ConnectionOptions {
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

/** PostgreSQL, appendix A: `warning`. */
const plainWarning = '01000';

export function openConnections(options: ConnectionOptions): Connections {
  const pool = openPool(options);
  let isClosed = false;

  async function connect(): Promise<PoolClient> {
    if (isClosed) throw new Error('The engine is closed.');
    return pool.connect().catch((error) => {
      throw toFault(error);
    });
  }

  async function lend<Answer>(work: (connection: Connection) => Promise<Answer>): Promise<Answer> {
    const client = await connect();
    let isWell = true;
    let warnings = 0;
    const onNotice = ({ code }: { readonly code: string | undefined }) => {
      if (code === plainWarning) warnings += 1;
    };
    const run: Run = async (text, values = []) => {
      try {
        return rowsOf(await client.query(text, [...values]));
      } catch (error) {
        const fault = toFault(error);
        if (fault instanceof EngineAway) isWell = false;
        throw fault;
      }
    };
    client.on('notice', onNotice);
    try {
      return await work({
        run,
        inOnePacket: (send) => inOnePacket(client.connection.stream, send),
        countWarnings() {
          const before = warnings;
          return () => warnings - before;
        },
      });
    } finally {
      client.off('notice', onNotice);
      client.release(!isWell);
    }
  }

  return {
    run: (text, values) => lend(({ run }) => run(text, values)),
    lend,
    async close() {
      isClosed = true;
      await pool.end();
    },
  };
}

function openPool(options: ConnectionOptions): Pool {
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

function inOnePacket<Result>(stream: Duplex, send: () => Result): Result {
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** Multi-part statements have a result for each part. */
function rowsOf<Row extends QueryResultRow>(result: QueryResult<Row>): readonly Row[] {
  return result.rows ?? [];
}
