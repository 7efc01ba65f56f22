import type { Log } from '@yiqiao/ports/log';
import type { BackupWatch } from '../../premises/backup-state.ts';
import { describeAge } from './describe-age.ts';
import type { RoundResult } from './round-options.ts';

interface NotingWatch extends BackupWatch {
  noteWhole(result: RoundResult): void;
  /** @param ageMs of the last whole backup, where the bucket told it. */
  noteFailed(reason: string, ageMs: number | null): void;
}

interface WatchOptions {
  readonly everyMs: number;
  readonly log: Log;
  /** A clock that nobody sets, in ms. */
  readonly now: () => number;
}

/** A round may fail and the next one succeed. */
const toleratedRounds = 3;
const toldAgainMs = 3_600_000;

/** An age that a backup at this interval only has when something is wrong. */
export function lateMs(everyMs: number): number {
  return toleratedRounds * everyMs + 60_000;
}

/** Keeps how old the backup is, and says in the log what changes: made, failed, again, and each hour that it is not. */
export function createBackupWatch({ everyMs, log, now }: WatchOptions): NotingWatch {
  const startedAt = now();
  let wholeAt: number | null = null;
  let concern: string | null = null;
  let toldAt = 0;
  let toldProblems = '';
  let isFirst = true;

  function ageMs(): number | null {
    return wholeAt === null ? null : now() - wholeAt;
  }

  function tellAge(): string {
    const age = ageMs();
    return age === null
      ? 'No whole backup is known.'
      : `The last whole backup is ${describeAge(age)} old.`;
  }

  return {
    read() {
      const age = ageMs();
      return { ageMs: age, isLate: (age ?? now() - startedAt) > lateMs(everyMs), concern };
    },
    noteWhole({ ageMs: age, made, removed, problems }) {
      wholeAt = now() - age;
      if (concern !== null) log('info', 'bucket-backup-again');
      else if (isFirst) log('info', 'bucket-backup', { message: tellAge() });
      concern = null;
      isFirst = false;
      if (made !== null || removed > 0) {
        log('info', 'bucket-backup-made', {
          ...made,
          removed,
          seconds: Math.round(age / 100) / 10,
        });
      }
      const told = problems.join(' ');
      if (told !== toldProblems && told !== '') {
        log('warn', 'bucket-backup-problem', { message: told });
      }
      toldProblems = told;
    },
    noteFailed(reason, age) {
      if (age !== null) wholeAt = now() - age;
      const isNew = concern !== reason;
      concern = reason;
      isFirst = false;
      if (!isNew && now() - toldAt < toldAgainMs) return;
      toldAt = now();
      log('warn', 'bucket-backup-late', { message: `${tellAge()} ${reason}` });
    },
  };
}
