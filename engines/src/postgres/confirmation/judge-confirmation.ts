import { thisMachineAlone } from '@yiqiao/contract/http/health';
import type { StandbyRule } from '../database-settings.ts';
import { patienceSeconds, type ReplicationFacts } from './replication-facts.ts';

/** Which machines besides the database's own have flushed a change when it is acknowledged. */
export interface Confirmation {
  /** `thisMachineAlone`, or the names of the standbys. */
  readonly confirmedBy: string;
  /** One sentence, for the log, health and the doctor. */
  readonly message: string;
  /** `doubtful`: acknowledged changes may be missing after a failover. `refused`: no change is taken. */
  readonly state: 'good' | 'doubtful' | 'refused';
}

/** What each value of `synchronous_commit` waits for, where standbys are named. */
const levels: Readonly<Record<string, { readonly waits: boolean; readonly flushes: boolean }>> = {
  off: { waits: false, flushes: false },
  local: { waits: false, flushes: false },
  remote_write: { waits: true, flushes: false },
  on: { waits: true, flushes: true },
  remote_apply: { waits: true, flushes: true },
};

/** Where a standby is required, every change sets a level at which it is waited for: see `beginConfirmed`. */
export function judgeConfirmation(found: ReplicationFacts, rule: StandbyRule): Confirmation {
  const facts = rule === 'required' ? { ...found, level: strengthen(found.level) } : found;
  const { level, wanted, confirming } = facts;
  if (level === 'off') return refuse(thisMachineAlone, notEvenHere);
  const { waits = false, flushes = false } = levels[level] ?? {};
  if (wanted.trim() !== '' && waits) {
    const missing = findMissing(facts);
    if (missing !== null) return refuse(wanted, missing);
    if (flushes) return confirmBy(confirming.length > 0 ? confirming.join(', ') : wanted, level);
  }
  if (rule === 'required') return refuse(thisMachineAlone, noneNamed);
  return judgeUnconfirmed(facts);
}

const notEvenHere =
  'synchronous_commit is off, so that a change is acknowledged before any machine has it on its disk: changes are refused until it is on.';
const noneNamed =
  'DATABASE_STANDBY is required and synchronous_standby_names is empty, so that no standby confirms a change: changes are refused until one does.';

function strengthen(level: string): string {
  return level === 'remote_apply' ? level : 'on';
}

function refuse(confirmedBy: string, message: string): Confirmation {
  return { confirmedBy, message, state: 'refused' };
}

function confirmBy(names: string, level: string): Confirmation {
  const there =
    level === 'remote_apply' ? 'is on its disk and can be read there' : 'is on its disk';
  return {
    confirmedBy: names,
    message: `Every change is confirmed by ${names} before it is acknowledged: it ${there} (synchronous_commit is ${level}).`,
    state: 'good',
  };
}

/** @returns why every change would wait; `null` if enough standbys confirm, as far as this user can see. */
function findMissing(facts: ReplicationFacts): string | null {
  const { wanted, can_see, followers, confirming, is_stuck } = facts;
  const names = `synchronous_standby_names (${wanted})`;
  if (is_stuck) {
    return `A change has been waiting for ${names} for more than ${patienceSeconds} seconds: changes are refused until it is confirmed.`;
  }
  const there = can_see ? confirming.length : followers.length;
  if (there === 0) {
    return `No standby of ${names} is connected: changes are refused until one is.`;
  }
  if (!can_see || there >= countNeeded(wanted)) return null;
  return `Of ${names} only ${confirming.join(', ')} is connected, and ${countNeeded(wanted)} have to confirm: changes are refused until they are.`;
}

/** `a, b`: one of them; `2 (a, b, c)`, `FIRST 2 (…)` and `ANY 2 (…)`: two. */
export function countNeeded(wanted: string): number {
  return Number(/^\s*(?:(?:first|any)\s+)?(\d+)\s*\(/i.exec(wanted)?.[1] ?? 1);
}

function judgeUnconfirmed({ level, wanted, followers }: ReplicationFacts): Confirmation {
  const confirmedBy = thisMachineAlone;
  const isNamed = wanted.trim() !== '';
  if (followers.length === 0 && !isNamed) {
    const message = `Every change is confirmed by ${thisMachineAlone} before it is acknowledged (synchronous_standby_names is empty).`;
    return { confirmedBy, message, state: 'good' };
  }
  const names = [...new Set(followers.filter((name) => name !== null && name !== ''))].join(', ');
  const who = names === '' ? 'A standby' : `The standby ${names}`;
  const why = isNamed ? explainLevel(level) : 'synchronous_standby_names is empty';
  const message = `${who} confirms nothing, because ${why}: after a failover, what was acknowledged last may be missing.`;
  return { confirmedBy, message, state: 'doubtful' };
}

function explainLevel(level: string): string {
  return level === 'remote_write'
    ? 'synchronous_commit is remote_write, which waits until it has a change in memory and not on its disk'
    : `synchronous_commit is ${level}, which waits for the disk of this machine alone`;
}
