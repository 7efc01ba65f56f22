import { describe, expect, it } from 'vitest';
import { fileDeletionCauseOf, fileDeletionDueAt, fileDeletionDueAtStart } from './file-deletion.ts';

const hour = 3_600_000;
const day = 24 * hour;
const rules = { retentionHours: 23, abandonedDays: 30 } as const;
const touchedAt = Date.parse('2026-11-20T10:00:00.000Z');

describe('fileDeletionDueAt', () => {
  it.each([
    ['completed', 23 * hour],
    ['pending', 30 * day],
    ['cancelled', 30 * day],
  ])('gives a document that is %s so much time: %d ms', (status, ms) => {
    expect(fileDeletionDueAt(status, touchedAt, rules)).toBe(touchedAt + ms);
  });

  it('keeps what is being worked on, and what it does not know', () => {
    expect(fileDeletionDueAt('in-progress', touchedAt, rules)).toBeNull();
    expect(fileDeletionDueAt('on-hold', touchedAt, rules)).toBeNull();
  });

  it('keeps what a switched-off rule would delete', () => {
    const off = { retentionHours: 'off', abandonedDays: 'off' } as const;
    for (const status of ['completed', 'pending', 'cancelled']) {
      expect(fileDeletionDueAt(status, touchedAt, off)).toBeNull();
    }
  });
});

describe('fileDeletionDueAtStart', () => {
  const dueFor = (planned: number | null, now: number, abandonedDays: number | 'off' = 30) => {
    const quote = { status: 'pending', updatedAt: new Date(touchedAt).toISOString(), history: [] };
    const plan = planned === null ? {} : { fileDeletionDueAt: new Date(planned).toISOString() };
    return fileDeletionDueAtStart({ ...quote, ...plan }, now, { ...rules, abandonedDays });
  };

  it('counts from the last change', () => {
    expect(dueFor(null, touchedAt)).toBe(touchedAt + 30 * day);
    expect(dueFor(touchedAt + 30 * day, touchedAt + 25 * day)).toBe(touchedAt + 30 * day);
  });

  it('gives a full notice to what was never announced', () => {
    expect(dueFor(null, touchedAt + 400 * day)).toBe(touchedAt + 407 * day);
  });

  it('announces again what became due while no server ran', () => {
    expect(dueFor(touchedAt + 30 * day, touchedAt + 31 * day)).toBe(touchedAt + 38 * day);
  });

  it('does not begin a running notice again at every start', () => {
    expect(dueFor(touchedAt + 407 * day, touchedAt + 405 * day)).toBe(touchedAt + 407 * day);
  });

  it('follows a changed setting, with notice', () => {
    expect(dueFor(touchedAt + 60 * day, touchedAt + 29 * day)).toBe(touchedAt + 36 * day);
    expect(dueFor(touchedAt + 30 * day, touchedAt, 60)).toBe(touchedAt + 60 * day);
    expect(dueFor(touchedAt + 30 * day, touchedAt, 'off')).toBeNull();
  });

  const touched = new Date(touchedAt).toISOString();
  const completed = {
    status: 'completed',
    updatedAt: touched,
    history: [{ status: 'completed', at: touched }],
    fileDeletionDueAt: new Date(touchedAt + 12 * hour).toISOString(),
  };

  it('keeps the moment promised for a completed one, drops it with the rule, and starts again in full', () => {
    const { fileDeletionDueAt: _, ...unplanned } = completed;
    const now = touchedAt + 100 * day;
    expect(fileDeletionDueAtStart(completed, now, rules)).toBe(touchedAt + 12 * hour);
    expect(fileDeletionDueAtStart(completed, now, { ...rules, retentionHours: 'off' })).toBeNull();
    expect(fileDeletionDueAtStart(unplanned, now, rules)).toBe(now + 23 * hour);
  });

  it('brings a completed one forward to a shorter time after its completion', () => {
    const later = new Date(touchedAt + 3 * hour).toISOString();
    // A message about it does not move the moment from which is counted.
    const spokenOf = { ...completed, updatedAt: later };
    const shorter = { ...rules, retentionHours: 5 };
    expect(fileDeletionDueAtStart(spokenOf, Date.parse(later), shorter)).toBe(touchedAt + 5 * hour);
    const { history: _, ...older } = completed;
    const unknown = { ...older, history: [] };
    expect(fileDeletionDueAtStart(unknown, touchedAt, shorter)).toBe(touchedAt + 12 * hour);
  });

  it('gives what earlier rules have kept its whole time once, however often it is planned', () => {
    const on = touchedAt + 40 * hour;
    const { fileDeletionDueAt: _, ...kept } = completed;
    const due = fileDeletionDueAtStart(kept, on, rules) ?? 0;
    expect(due).toBe(on + 23 * hour);
    const planned = { ...kept, fileDeletionDueAt: new Date(due).toISOString() };
    for (const later of [5000, 10 * hour, 22 * hour]) {
      expect(fileDeletionDueAtStart(planned, on + later, rules)).toBe(due);
    }
    const soon = { ...rules, retentionHours: 2 };
    expect(fileDeletionDueAtStart(planned, on + hour, soon)).toBe(due);
    expect(fileDeletionDueAtStart(kept, touchedAt + hour, soon)).toBe(touchedAt + 2 * hour);
    expect(fileDeletionDueAtStart(kept, touchedAt + 20 * hour, soon)).toBe(touchedAt + day);
  });

  it('keeps what is being worked on', () => {
    const file = { status: 'in-progress', updatedAt: touched, history: [] };
    expect(fileDeletionDueAtStart(file, touchedAt, rules)).toBeNull();
  });
});

describe('fileDeletionCauseOf', () => {
  it('takes a deletion without a cause for one after completion, whatever the status is now', () => {
    const fileDeletedAt = '2026-11-20T10:00:00.000Z';
    expect(fileDeletionCauseOf({ status: 'pending', fileDeletedAt })).toBe('completed');
  });

  it('tells which clock runs', () => {
    expect(fileDeletionCauseOf({ status: 'cancelled' })).toBe('abandoned');
    expect(fileDeletionCauseOf({ status: 'completed' })).toBe('completed');
  });
});
