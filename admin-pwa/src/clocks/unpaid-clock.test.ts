import { describe, expect, it } from 'vitest';
import { unpaidClock, unpaidNotice } from './unpaid-clock.ts';

const day = 24 * 3_600_000;
const since = Date.parse('2026-11-01T12:00:00.000Z');
const unpaid = { cents: 120_520, currency: 'CNY', since };

describe('unpaidClock', () => {
  it.each([
    [0, 'calm', 'Accepted today'],
    [1, 'calm', 'Unpaid for 1 day'],
    [7, 'calm', 'Unpaid for 7 days'],
    [8, 'soon', 'Unpaid for 8 days'],
    [30, 'soon', 'Unpaid for 30 days'],
    [31, 'overdue', 'Unpaid for 31 days'],
  ])('after %i days it is %s', (days, urgency, text) => {
    expect(unpaidClock(unpaid, since + days * day)).toMatchObject({ urgency, text });
  });

  it('runs from the last day to pay where there is one', () => {
    const withDay = { ...unpaid, payBy: '2026-12-24' };
    const midnight = new Date('2026-12-25T00:00').getTime();
    expect(unpaidClock(withDay, midnight - 1)).toMatchObject({
      urgency: 'calm',
      text: 'To be paid by Thu 24 Dec',
    });
    expect(unpaidClock(withDay, midnight + 8 * day)).toMatchObject({
      urgency: 'soon',
      text: 'Payment 8 days late',
    });
  });
});

describe('unpaidNotice', () => {
  it('says nothing in the first week', () => {
    expect(unpaidNotice(unpaid, since + 7 * day)).toBeNull();
    expect(unpaidNotice(unpaid, since + 8 * day)?.text).toBe('Unpaid for 8 days');
    expect(unpaidNotice(null, since)).toBeNull();
  });
});
