import { randomUUID } from 'node:crypto';
import type { SharedUploads } from '@yiqiao/ports/shared-uploads';
import type { Database } from '../database.ts';
import { isAlive } from '../job-claims.ts';
import { refilled } from './attempt-table.ts';
import type { NameClient } from './client-names.ts';

interface UploadTableOptions {
  readonly process: string;
  readonly database: Pick<Database, 'run' | 'runLocally' | 'admit'>;
  readonly nameClient: NameClient;
}

/** Uploads in progress, as rows that count while their process is alive, and the bytes of each day. */
export function createUploadTable({
  process,
  database,
  nameClient,
}: UploadTableOptions): SharedUploads {
  const { run, runLocally, admit } = database;
  /** Ids of finished uploads whose rows could not be deleted yet. */
  const over = new Set<string>();

  async function takeOut(): Promise<void> {
    const ids = [...over];
    await run('delete from upload_places where id = any ($1)', [ids]);
    for (const id of ids) over.delete(id);
  }

  return {
    admit,
    // Inserted first, then counted, so that two concurrent uploads see each other.
    async enter(clientKey) {
      const client = nameClient(clientKey);
      const id = randomUUID();
      if (over.size > 0) await takeOut();
      await run('insert into upload_places (id, client_key, process) values ($1, $2, $3)', [
        id,
        client,
        process,
      ]);
      const [row] = await run<{ elsewhere: number }>(
        `select count(*)::int as elsewhere from upload_places
        join processes on processes.id = upload_places.process
        where client_key = $1 and process <> $2 and ${isAlive}`,
        [client, process],
      );
      return {
        elsewhere: row?.elsewhere ?? 0,
        async leave() {
          over.add(id);
          await takeOut().catch(() => {});
        },
      };
    },
    async book(clientKey, bytes, toCome, { capacity, msPerAttempt }) {
      const [row] = await runLocally<{ tokens: number }>(
        `insert into attempts as held (name, key, tokens, wait_ms, filled_at)
        values ('upload-bytes', $1, $3::float8 - $2::float8, 0, now())
        on conflict (name, key) do update set tokens = ${refilled} - $2::float8, filled_at = now()
        returning tokens`,
        [nameClient(clientKey), bytes, capacity, msPerAttempt],
      );
      return Math.max(0, toCome - (row?.tokens ?? capacity)) * msPerAttempt;
    },
  };
}
