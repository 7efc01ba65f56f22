import { describe, expect, it } from 'vitest';
import { isTimeOfDay, replyDueAt } from './deadline.ts';

describe('isTimeOfDay', () => {
  it.each(['00:00', '17:30', '23:59', '09:05:59'])('accepts %s', (text) => {
    expect(isTimeOfDay(text)).toBe(true);
  });

  it.each(['', '24:00', '9:05', '12:60', '5 PM', '17:30:60', '17:30 '])('refuses "%s"', (text) => {
    expect(isTimeOfDay(text)).toBe(false);
  });
});

describe('replyDueAt', () => {
  it('is 24 hours after the request', () => {
    expect(replyDueAt('2026-11-20T10:00:00.000Z')).toBe(Date.UTC(2026, 10, 21, 10));
  });
});
