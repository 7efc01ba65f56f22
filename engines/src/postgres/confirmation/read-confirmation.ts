import { thisMachineAlone } from '@yiqiao/contract/http/health';
import type { Run } from '../database.ts';

/** Which machines besides the database's own have flushed a change when it is acknowledged. */
export interface Confirmation {
  /** `thisMachineAlone`, or the names of the standbys. */
  readonly confirmedBy: string;
  /** A warning for the operator if a standby may lack acknowledged changes; else `null`. */
  readonly concern: string | null;
}

interface ReplicationFacts {
  readonly level: string;
  /** `synchronous_standby_names`. */
  readonly wanted: string;
  /** Whether this user may see more of a standby than its existence. */
  readonly can_see: boolean;
  /** A running base backup does not count as one. */
  readonly followers: readonly (string | null)[];
  readonly confirming: readonly string[];
}

/** The values of PostgreSQL's setting that wait until a standby has flushed the change. */
const flushedThere = ['on', 'remote_apply'];

export async function readConfirmation(run: Run): Promise<Confirmation> {
  const [facts] = await run<ReplicationFacts>(`
    select current_setting('synchronous_commit') as level,
      current_setting('synchronous_standby_names') as wanted,
      pg_has_role('pg_read_all_stats', 'usage') as can_see,
      array(select application_name::text from pg_stat_replication
        where state is distinct from 'backup' order by 1) as followers,
      array(select application_name::text from pg_stat_replication
        where sync_state in ('sync', 'quorum') order by 1) as confirming`);
  if (facts === undefined) throw new Error('The database does not tell its settings.');
  return judge(facts);
}

function judge(facts: ReplicationFacts): Confirmation {
  const { level, wanted, can_see, followers, confirming } = facts;
  const isAwaited = wanted.trim() !== '' && flushedThere.includes(level);
  if (!isAwaited) return { confirmedBy: thisMachineAlone, concern: explainUnconfirmed(facts) };
  if (confirming.length > 0) return { confirmedBy: confirming.join(', '), concern: null };
  // Even without the permission to look, it is certain that commits wait for these.
  if (!can_see && followers.length > 0) return { confirmedBy: wanted, concern: null };
  return {
    confirmedBy: wanted,
    concern: `No standby of synchronous_standby_names (${wanted}) is connected: every change waits until one is.`,
  };
}

function explainUnconfirmed({ level, wanted, followers }: ReplicationFacts): string | null {
  if (followers.length === 0 && wanted.trim() === '') return null;
  const names = [...new Set(followers.filter((name) => name !== null && name !== ''))].join(', ');
  const who = names === '' ? 'A standby' : `The standby ${names}`;
  const why = flushedThere.includes(level)
    ? 'synchronous_standby_names is empty'
    : `synchronous_commit is ${level}`;
  return `${who} confirms nothing, because ${why}: after a failover, what was acknowledged last may be missing.`;
}

/** One sentence, for the log and the doctor. */
export function describeConfirmation({ confirmedBy, concern }: Confirmation): string {
  return concern ?? `Every change is confirmed by ${confirmedBy} before it is acknowledged.`;
}
