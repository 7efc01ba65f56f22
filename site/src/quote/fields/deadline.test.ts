import { describe, expect, it } from 'vitest';
import { deadlineMoment, findDeadlineFault, parseDay } from './deadline.ts';

const noon = new Date(2026, 10, 20, 12, 0);

describe('parseDay', () => {
  it('reads a calendar day as the start of that day where the visitor is', () => {
    expect(parseDay('2026-12-03')).toEqual(new Date(2026, 11, 3));
  });

  it.each(['', '2026-13-03', '2026-02-30', '3 Dec 2026'])('reads no day in "%s"', (text) => {
    expect(parseDay(text)).toBeNull();
  });
});

describe('deadlineMoment', () => {
  it('is the day at its time', () => {
    const moment = deadlineMoment({ day: '2026-12-03', time: '17:00' });
    expect(moment).toEqual(new Date(2026, 11, 3, 17, 0));
  });

  it('is the end of the day without a time', () => {
    const moment = deadlineMoment({ day: '2026-12-03', time: '' });
    expect(moment).toEqual(new Date(2026, 11, 3, 23, 59, 59, 999));
  });

  it('does not exist without a day', () => {
    expect(deadlineMoment({ day: '', time: '17:00' })).toBeNull();
  });
});

describe('findDeadlineFault', () => {
  it('accepts today and later', () => {
    expect(findDeadlineFault({ day: '2026-11-20', time: '' }, noon)).toBeNull();
    expect(findDeadlineFault({ day: '2026-11-20', time: '12:01' }, noon)).toBeNull();
    expect(findDeadlineFault({ day: '2026-11-21', time: '00:00' }, noon)).toBeNull();
  });

  it('refuses a day that is over', () => {
    expect(findDeadlineFault({ day: '2026-11-19', time: '' }, noon)).toBe('day-over');
    expect(findDeadlineFault({ day: '2026-11-19', time: '23:00' }, noon)).toBe('day-over');
  });

  it('refuses a time of today that has passed', () => {
    expect(findDeadlineFault({ day: '2026-11-20', time: '11:59' }, noon)).toBe('time-over');
  });

  it('has nothing to say about a time without a day', () => {
    expect(findDeadlineFault({ day: '', time: '00:00' }, noon)).toBeNull();
  });
});
