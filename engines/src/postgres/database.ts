import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { OutcomeUnknown } from '@yiqiao/ports/faults/outcome-unknown';
import type { QueryResultRow } from 'pg';
import type { Connection, Connections, Run } from './connections.ts';
import { confirmStored, type LostCommit } from './lost-commit.ts';

export interface Change<Answer> extends Pick<LostCommit, 'isFound'> {
  readonly answer: Answer;
  /** The transaction's id, as returned by one of its statements; `null` when there is nothing to store. */
  readonly xid: string | null;
  /** The last statement, sent together with the commit, so that a change takes two round trips. */
  readonly write?: { readonly text: string; readonly values: readonly unknown[] };
}

/** What an acknowledged change needs besides the disk of the database's own machine. */
export interface CommitGuard {
  /** Statement that begins each change. */
  readonly begin: string;
  /**
   * @param isSuspect whether something has just gone wrong, so that what was known a moment ago does not count.
   * @throws StandbyAway when a change would wait for a standby in vain, or have none though it must.
   */
  admit(isSuspect?: boolean): Promise<void>;
  /** Whether a commit waits for a standby, as far as is known. */
  isAwaited(): boolean;
  /** Sent behind each commit. @throws when it cannot be told that a standby has confirmed it. */
  verify(run: Run): Promise<void>;
}

/** A pool of connections. Statements are unnamed, so that a pooler can send each to any server. */
export interface Database {
  readonly run: Run;
  /** For what need not outlast this machine: the commit waits for no standby. */
  readonly runLocally: Run;
  /** A change of a single statement. */
  readonly store: Run;
  /**
   * Runs a transaction, begun together with the first statement of `work`. If the connection is lost during the
   * commit, the database is asked for the outcome.
   * @throws StandbyAway before anything is done, OutcomeUnknown when the database could not be asked in time, or
   * when a standby that has to may not have confirmed the commit.
   */
  change<Answer>(work: (run: Run) => Promise<Change<Answer>>): Promise<Answer>;
  /** @throws StandbyAway when a change would be refused. */
  admit(): Promise<void>;
  close(): Promise<void>;
}

/** The locks of a process that vanished are released after this time. */
export const usualBegin = "begin; set local idle_in_transaction_session_timeout = '10s'";

const unguarded: CommitGuard = {
  begin: usualBegin,
  admit: async () => {},
  isAwaited: () => false,
  verify: async () => {},
};

/** The log has one order: a standby that has flushed this commit has flushed all before it. */
const touchStore = 'select pg_current_xact_id()::text as xid from store for update';

/** @param guard without one, a commit counts when the server has answered it. */
export function openDatabase(
  { run, lend, close }: Connections,
  guard: CommitGuard = unguarded,
): Database {
  async function transact<Answer>(work: (run: Run) => Promise<Change<Answer>>) {
    return lend(async (connection) => {
      const opening = connection.inOnePacket(() =>
        Promise.all([connection.run(guard.begin), work(connection.run)]),
      );
      const [, change] = await opening.catch(async (error) => {
        await connection.run('rollback').catch(() => {});
        throw error;
      });
      return { change, lost: await end(connection, change, guard) };
    });
  }

  /** Waits until what has been committed so far is confirmed by whoever has to. */
  async function confirmEarlier(cause: unknown): Promise<void> {
    const touch = async (runOn: Run) => {
      const [row] = await runOn<{ xid: string }>(touchStore);
      return { answer: undefined, xid: row?.xid ?? null };
    };
    try {
      await guard.admit(true);
      const { lost } = await transact(touch);
      if (lost === null) return;
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error;
    }
    throw new OutcomeUnknown('A change is stored, and nobody can tell whether a standby has it.', {
      cause,
    });
  }

  async function change<Answer>(work: (run: Run) => Promise<Change<Answer>>): Promise<Answer> {
    await guard.admit();
    const { change, lost } = await transact(work);
    const { answer, xid, isFound } = change;
    if (lost === null) return answer;
    if (xid !== null) await confirmStored(run, { xid, isFound }, lost.error);
    if (guard !== unguarded) await confirmEarlier(lost.error);
    return answer;
  }

  return {
    run,
    runLocally: (text, values) => lend((connection) => runLocally(connection, text, values)),
    store: (text, values) => change((runOn) => storeStatement(runOn, text, values)),
    change,
    admit: () => guard.admit(),
    close,
  };
}

/**
 * Stores a change. After a failed statement the commit succeeds, but is a rollback. What is answered without a change
 * is committed too where a standby has to confirm: what it was decided on may not be confirmed yet, and the lock on
 * the row makes a commit that waits.
 * @returns why the outcome is unknown; `null` when it is stored.
 */
async function end(
  { run, inOnePacket, countWarnings }: Connection,
  { xid, write }: Change<unknown>,
  guard: CommitGuard,
): Promise<{ error: unknown } | null> {
  const isCommitted = xid !== null || guard.isAwaited();
  const warnings = countWarnings();
  const [written, ended, verified] = await inOnePacket(() =>
    Promise.allSettled([
      xid !== null && write !== undefined && run(write.text, write.values),
      run(isCommitted ? 'commit' : 'rollback'),
      isCommitted && guard.verify(run),
    ]),
  );
  if (ended.status === 'rejected') return isCommitted ? { error: ended.reason } : null;
  if (written.status === 'rejected') throw written.reason;
  if (verified.status === 'rejected') return { error: verified.reason };
  // A wait for a standby that was cancelled ends with a warning: the change is stored here, and perhaps only here.
  return warnings() > 0 ? { error: new Error('The wait for a standby was cancelled.') } : null;
}

async function runLocally<Row extends QueryResultRow>(
  { run, inOnePacket }: Connection,
  text: string,
  values?: readonly unknown[],
): Promise<readonly Row[]> {
  const [begun, done, ended] = await inOnePacket(() =>
    Promise.allSettled([
      run('begin; set local synchronous_commit = local'),
      run<Row>(text, values),
      run('commit'),
    ]),
  );
  for (const each of [done, begun, ended]) if (each.status === 'rejected') throw each.reason;
  return done.status === 'fulfilled' ? done.value : [];
}

/** Its outcome cannot be looked up, since another statement may have hidden it. */
async function storeStatement<Row extends QueryResultRow>(
  run: Run,
  text: string,
  values?: readonly unknown[],
): Promise<Change<readonly Row[]>> {
  const [answer, [own]] = await Promise.all([
    run<Row>(text, values),
    run<{ xid: string }>('select pg_current_xact_id()::text as xid'),
  ]);
  return { answer, xid: own?.xid ?? null, isFound: async () => null };
}
