import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { ErasureStore } from '@yiqiao/ports/erasure-store';
import { storedErasureSchema } from '@yiqiao/ports/schema/record-schema';
import * as z from 'zod/mini';
import type { Run } from './connections.ts';
import type { Database } from './database.ts';
import { type RecordRow, toQuote } from './stored-record.ts';

interface ErasureTableOptions {
  readonly database: Database;
  /** Called when an erasure is stored, before the response. */
  onStored(): void;
}

/**
 * Erasures as rows. The transaction that deletes the submissions stores what remains. Older row versions are up to
 * the server: docs/operations/several-processes.md explains when vacuum, the log and its archive drop them.
 */
export function createErasureTable({ database, onStored }: ErasureTableOptions): ErasureStore {
  const { run, store: storeStatement } = database;

  async function store(erasure: Erasure, runOn: Run): Promise<void> {
    const record = JSON.stringify(z.parse(storedErasureSchema, erasure));
    await runOn(
      `insert into erasures (id, record) values ($1, $2)
      on conflict (id) do update set record = excluded.record`,
      [erasure.id, record],
    );
  }

  return {
    findSetAside: async () => [],
    findUnscrubbed: async () => [],
    async begin(ids, compose) {
      const erasure = await database.change(async (runOn) => {
        const rows = await runOn<RecordRow>(
          'select record, version from quotes where id = any ($1) order by ordinal for update',
          [ids],
        );
        const answer = compose(rows.map(toQuote));
        await runOn('delete from quotes where id = any ($1)', [answer.quotes]);
        await runOn(
          `insert into erased_quotes (id) select unnest($1::text[])
          on conflict (id) do update set change_xid = pg_current_xact_id()`,
          [answer.quotes],
        );
        await store(answer, runOn);
        const [row] = await runOn<{ xid: string }>('select pg_current_xact_id()::text as xid');
        return { answer, xid: row?.xid ?? null, isFound: seek(answer) };
      });
      onStored();
      return erasure;
    },
    /** The only other rows with the submission's id are those of its jobs. */
    async scrub({ quotes }) {
      await database.runLocally('delete from job_claims where quote_id = any ($1)', [quotes]);
    },
    async finish(id) {
      await storeStatement("update erasures set record = record - 'files' where id = $1", [id]);
    },
    async forgetPages(id) {
      await storeStatement("update erasures set record = record - 'pages' where id = $1", [id]);
    },
    readErasures: () => readErasures(run),
  };
}

export async function readErasures(run: Run): Promise<readonly Erasure[]> {
  const rows = await run<{ record: unknown }>(
    "select record from erasures order by record ->> 'month', id",
  );
  return rows.map(({ record }) => z.parse(storedErasureSchema, record));
}

function seek({ id }: Erasure) {
  return async (run: Run): Promise<boolean> => {
    const rows = await run('select 1 from erasures where id = $1', [id]);
    return rows.length > 0;
  };
}
