import { describe, expect, it } from 'vitest';
import { readDeadline } from './client-deadline.ts';

const here = 'America/Los_Angeles';

describe('readDeadline', () => {
  it('joins day and time by the client’s own clock', () => {
    const deadline = readDeadline(
      {
        deadlineDate: '2026-11-27T16:00:00.000Z',
        deadlineTime: '09:30',
        timeZone: 'Asia/Shanghai',
      },
      here,
    );
    expect(deadline).toMatchObject({
      kind: 'moment',
      at: Date.parse('2026-11-28T01:30:00.000Z'),
      wall: { month: 11, day: 28, hour: 9, minute: 30 },
      isZoneKnown: true,
    });
  });

  it('means the end of the day when no time was given', () => {
    const deadline = readDeadline({ deadlineDate: '2026-11-27T08:00:00.000Z' }, here);
    expect(deadline).toMatchObject({ hasTime: false, at: Date.parse('2026-11-28T07:59:00.000Z') });
  });

  it('cannot read the last day that a date can hold', () => {
    const deadlineDate = '+275760-09-13T00:00:00.000Z';
    expect(readDeadline({ deadlineDate, timeZone: 'Asia/Shanghai' }, here).kind).toBe('unreadable');
  });

  it('takes a bare day as that day, wherever it is read', () => {
    const deadline = readDeadline({ deadlineDate: '2026-11-27', timeZone: here }, 'Asia/Shanghai');
    expect(deadline).toMatchObject({ wall: { month: 11, day: 27 } });
  });

  it('keeps a time without a day', () => {
    expect(readDeadline({ deadlineTime: '17:00' }, here)).toEqual({
      kind: 'time-only',
      time: '17:00',
    });
  });

  it('knows when there is none, and when it cannot be read', () => {
    expect(readDeadline({}, here)).toEqual({ kind: 'none' });
    expect(readDeadline({ deadlineDate: 'soon' }, here)).toEqual({ kind: 'unreadable' });
    expect(readDeadline({ deadlineTime: '25:00' }, here)).toEqual({ kind: 'unreadable' });
  });
});
