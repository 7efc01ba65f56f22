import type { JobQueue } from '@yiqiao/ports/job-queue';
import { startRounds } from '@yiqiao/ports/start-rounds';
import type { Run } from './connections.ts';
import type { Database } from './database.ts';
import { readJobs } from './feed/changed-rows.ts';

interface ClaimsOptions {
  readonly process: string;
  readonly database: Pick<Database, 'run' | 'runLocally' | 'admit'>;
}

export interface JobClaims extends JobQueue {
  /** Releases all of this process's claims. */
  close(): Promise<void>;
}

const beatMs = 5000;
/** A process that has not reported for this long is considered dead. */
const lifetime = "interval '20 seconds'";
/** Of a row of `processes`. */
export const isAlive = `seen_at > clock_timestamp() - ${lifetime}`;

/**
 * Jobs follow from the records; a row says which process is working on one. A job is free again when it is
 * released, or when its process stops reporting. No lock or connection is held in the meantime: counting takes
 * minutes, and a pooler lends connections for a transaction only. A claim waits for no standby: where one is lost, a
 * job may be done twice, as after a crash.
 */
export async function openJobClaims({ process, database }: ClaimsOptions): Promise<JobClaims> {
  const { run, runLocally, admit } = database;
  const taken = new Set<string>();
  let isClosed = false;
  const beat = () => reportAlive(runLocally, process, [...taken]);

  await beat();
  const beats = startRounds({ everyMs: beatMs, round: beat, onFault: () => {} });

  return {
    findWaiting: (kind) => readJobs(run, kind),
    async findFree(kind) {
      const held = await run<{ quote_id: string }>(
        `select quote_id from job_claims
        join processes on processes.id = job_claims.process
        where kind = $1 and ${isAlive}`,
        [kind],
      );
      const ids = new Set(held.map(({ quote_id }) => quote_id));
      return (await readJobs(run, kind)).filter(({ id }) => !ids.has(id));
    },
    async take(kind, id, work) {
      const name = `${kind} ${id}`;
      if (isClosed || taken.has(name)) return false;
      taken.add(name);
      try {
        // A mail would be sent and not be noted as sent.
        await admit();
        if (!(await claim(runLocally, process, kind, id))) return false;
        await work();
        return true;
      } finally {
        taken.delete(name);
        await giveBack(runLocally, process, kind, id);
      }
    },
    async close() {
      isClosed = true;
      await beats.stop();
      await runLocally('delete from job_claims where process = $1', [process]).catch(() => {});
      await runLocally('delete from upload_places where process = $1', [process]).catch(() => {});
      await runLocally('delete from processes where id = $1', [process]).catch(() => {});
    },
  };
}

/** Also releases claims that could not be released while the database was away. */
async function reportAlive(run: Run, process: string, taken: readonly string[]): Promise<void> {
  await run(
    `insert into processes (id) values ($1)
    on conflict (id) do update set seen_at = clock_timestamp()`,
    [process],
  );
  await run(
    `delete from job_claims
    where process = $1 and not (kind || ' ' || quote_id = any ($2))
      and claimed_at < clock_timestamp() - ${lifetime}`,
    [process, taken],
  );
}

/** @returns whether the job was free. */
async function claim(run: Run, process: string, kind: string, id: string): Promise<boolean> {
  const rows = await run(
    `insert into job_claims as held (kind, quote_id, process) values ($1, $2, $3)
    on conflict (kind, quote_id) do update set process = excluded.process, claimed_at = clock_timestamp()
    where not exists (
      select 1 from processes
      where processes.id = held.process and ${isAlive}
    )
    returning 1`,
    [kind, id, process],
  );
  return rows.length > 0;
}

/** While the database is away, a later heartbeat does it. */
async function giveBack(run: Run, process: string, kind: string, id: string): Promise<void> {
  await run('delete from job_claims where kind = $1 and quote_id = $2 and process = $3', [
    kind,
    id,
    process,
  ]).catch(() => {});
}

/** Deletes rows of dead processes and expired attempts. */
export async function clearAway(run: Run): Promise<void> {
  await run("delete from processes where seen_at < now() - interval '1 day'");
  await run(
    'delete from job_claims where not exists (select 1 from processes where id = job_claims.process)',
  );
  await run(
    'delete from upload_places where not exists (select 1 from processes where id = upload_places.process)',
  );
  await run("delete from attempts where filled_at < now() - interval '2 days'");
}
