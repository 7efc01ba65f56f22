import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptFor } from '../keeping/kept-for.ts';
import {
  type FileDeletionRules,
  fileDeletionDueAt,
  fileDeletionDueAtStart,
} from './file-deletion.ts';

const hour = 3_600_000;
const day = 24 * hour;
const noticeMs = keptFor.noticeDays * day;
const touchedAt = Date.parse('2026-11-20T10:00:00.000Z');

const hoursKept = fc.integer({ min: 1, max: keptFor.afterCompletionHours });
const daysKept = fc.oneof(
  fc.integer({ min: keptFor.noticeDays + 1, max: 60 }),
  fc.constant('off' as const),
);

/** Owners change the rules again and again, some time after each other. */
function changes<Kept>(kept: fc.Arbitrary<Kept>, longestMs: number) {
  return fc.array(fc.record({ afterMs: fc.nat(longestMs), kept }), { maxLength: 12 });
}

function fileOf(status: string, due: number | null) {
  const updatedAt = new Date(touchedAt).toISOString();
  return {
    status,
    updatedAt,
    history: [{ status, at: updatedAt }],
    ...(due !== null && { fileDeletionDueAt: new Date(due).toISOString() }),
  };
}

describe('rules that change while documents wait', () => {
  it('never put off the deletion of a completed one, and bring it forward to the shortest time', () => {
    const run = fc.property(hoursKept, changes(hoursKept, 2 * hour), (first, all) => {
      let now = touchedAt;
      let shortest = first;
      let due = touchedAt + first * hour;
      for (const { afterMs, kept: retentionHours } of all) {
        now += afterMs;
        shortest = Math.min(shortest, retentionHours);
        const rules: FileDeletionRules = { retentionHours, abandonedDays: 'off' };
        const next = fileDeletionDueAtStart(fileOf('completed', due), now, rules) ?? Infinity;
        expect(next).toBeLessThanOrEqual(due);
        expect(next).toBe(touchedAt + shortest * hour);
        due = next;
      }
      expect(due).toBeLessThan(touchedAt + keptFor.promisedHours * hour);
    });
    fc.assert(run);
  });

  it('give one that they have kept its whole time, and delete it at once by none', () => {
    const hoursOrOff = fc.oneof(hoursKept, fc.constant('off' as const));
    const run = fc.property(hoursOrOff, changes(hoursOrOff, 60 * hour), (first, all) => {
      let now = touchedAt;
      const ofFirst = { retentionHours: first, abandonedDays: 'off' } as const;
      let due = fileDeletionDueAt('completed', touchedAt, ofFirst);
      for (const { afterMs, kept: retentionHours } of all) {
        now += afterMs;
        if (due !== null && due <= now) break;
        const rules: FileDeletionRules = { retentionHours, abandonedDays: 'off' };
        const next = fileDeletionDueAtStart(fileOf('completed', due), now, rules);
        const again = fileDeletionDueAtStart(fileOf('completed', next), now + 5000, rules);
        expect(again).toBe(next);
        if (due === null && next !== null) expect(next).toBeGreaterThanOrEqual(now);
        if (due !== null && next !== null) expect(next).toBeLessThanOrEqual(due);
        due = next;
      }
    });
    fc.assert(run);
  });

  it('delete no abandoned one before staff have had a week’s notice of that very day', () => {
    const run = fc.property(daysKept, changes(daysKept, 20 * day), (first, all) => {
      let now = touchedAt;
      let since = now;
      const ofFirst = { retentionHours: 'off', abandonedDays: first } as const;
      let due = fileDeletionDueAt('pending', touchedAt, ofFirst);
      for (const { afterMs, kept: abandonedDays } of all) {
        now += afterMs;
        // Deleted before the rules changed again.
        if (due !== null && due <= now) break;
        const rules: FileDeletionRules = { retentionHours: 'off', abandonedDays };
        const next = fileDeletionDueAtStart(fileOf('pending', due), now, rules);
        expect(next === null).toBe(abandonedDays === 'off');
        if (next !== due) since = now;
        due = next;
      }
      if (due !== null) expect(due - since).toBeGreaterThanOrEqual(noticeMs);
    });
    fc.assert(run);
  });
});
