import { describe, expect, it } from 'vitest';
import { createBackupWatch } from './backup-watch.ts';

const minuteMs = 60_000;

function watch() {
  let now = 1_000_000;
  const told: string[] = [];
  const made = createBackupWatch({
    everyMs: minuteMs,
    log: (level, event, fields) => told.push(`${level} ${event} ${fields?.message ?? ''}`.trim()),
    now: () => now,
  });
  return { ...made, told, pass: (ms: number) => (now += ms) };
}

const nothingNew = { ageMs: 0, made: null, removed: 0, problems: [] };

describe('createBackupWatch', () => {
  it('lets the age grow while rounds fail, and tells it once an hour', () => {
    const { read, noteWhole, noteFailed, pass, told } = watch();
    noteWhole(nothingNew);
    for (let minute = 0; minute < 125; minute += 1) {
      pass(minuteMs);
      noteFailed('away', null);
    }
    expect(read()).toEqual({ ageMs: 125 * minuteMs, isLate: true, concern: 'away' });
    expect(told).toEqual([
      'info bucket-backup The last whole backup is 0 seconds old.',
      'warn bucket-backup-late The last whole backup is 1 minute old. away'.replace(
        '1 minute',
        '60 seconds',
      ),
      'warn bucket-backup-late The last whole backup is 61 minutes old. away',
      'warn bucket-backup-late The last whole backup is 2 hours old. away',
    ]);
    noteWhole(nothingNew);
    expect(read()).toEqual({ ageMs: 0, isLate: false, concern: null });
    expect(told.at(-1)).toBe('info bucket-backup-again');
  });

  it('knows the age from the bucket, and no age where there is none', () => {
    const { read, noteFailed, pass } = watch();
    expect(read()).toEqual({ ageMs: null, isLate: false, concern: null });
    noteFailed('full', 5000);
    pass(1000);
    expect(read().ageMs).toBe(6000);
  });

  it('is late when no first backup comes', () => {
    const { read, pass } = watch();
    pass(5 * minuteMs);
    expect(read()).toEqual({ ageMs: null, isLate: true, concern: null });
  });

  it('tells the same problems once', () => {
    const { noteWhole, told } = watch();
    for (const problems of [['a'], ['a'], [], ['a']]) noteWhole({ ...nothingNew, problems });
    expect(told.filter((line) => line.includes('problem'))).toHaveLength(2);
  });
});
