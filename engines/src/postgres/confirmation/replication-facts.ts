import type { Run } from '../connections.ts';

/** What PostgreSQL tells of its standbys, to whoever asks. */
export interface ReplicationFacts {
  /** `synchronous_commit`, as the asking connection has it. */
  readonly level: string;
  /** `synchronous_standby_names`. */
  readonly wanted: string;
  /** Whether this user may see more of a standby than its name. */
  readonly can_see: boolean;
  /** A running base backup does not count as one. */
  readonly followers: readonly (string | null)[];
  /** Those that commits wait for now. */
  readonly confirming: readonly string[];
  /** Whether a commit of this user has been waiting for a standby for longer than one takes. */
  readonly is_stuck: boolean;
}

/** How long a commit waits for a standby that is only slow. */
export const patienceSeconds = 3;

/** A user sees what its own connections wait for, whatever its rights. */
export async function readReplication(run: Run): Promise<ReplicationFacts> {
  const [facts] = await run<ReplicationFacts>(`
    select current_setting('synchronous_commit') as level,
      current_setting('synchronous_standby_names') as wanted,
      pg_has_role('pg_read_all_stats', 'usage') as can_see,
      array(select application_name::text from pg_stat_replication
        where state is distinct from 'backup' order by 1) as followers,
      array(select application_name::text from pg_stat_replication
        where sync_state in ('sync', 'quorum') order by 1) as confirming,
      exists (select 1 from pg_stat_activity
        where usename = current_user and wait_event = 'SyncRep'
          and query_start < clock_timestamp() - interval '${patienceSeconds} seconds') as is_stuck`);
  if (facts === undefined) throw new Error('The database does not tell its settings.');
  return facts;
}
