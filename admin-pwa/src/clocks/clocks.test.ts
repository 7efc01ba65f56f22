import { afterEach, describe, expect, it } from 'vitest';
import { speak, texts } from '../texts/texts.ts';
import { formatMoment, formatSpan } from './format-time.ts';
import { replyClock } from './reply-clock.ts';

afterEach(async () => {
  await speak('en');
});

const hour = 3_600_000;
const createdAt = '2026-11-20T09:00:00.000Z';
const at = (hours: number) => Date.parse(createdAt) + hours * hour;

describe('replyClock', () => {
  it.each([
    [0, 'calm'],
    [17.9, 'calm'],
    [18, 'soon'],
    [23, 'urgent'],
    [24, 'urgent'],
    [24.1, 'overdue'],
  ] as const)('is after %d hours %s', (hours, urgency) => {
    expect(replyClock({ status: 'pending', createdAt }, at(hours))).toMatchObject({ urgency });
  });

  it('stops once somebody has taken the submission on', () => {
    expect(replyClock({ status: 'in-progress', createdAt }, at(30))).toBeNull();
  });

  it('is silent about a date that cannot be read', () => {
    expect(replyClock({ status: 'pending', createdAt: 'yesterday' }, at(0))).toBeNull();
  });
});

describe('formatSpan', () => {
  it.each([
    [59_000, 'less than a minute'],
    [14 * 60_000, '14 min'],
    [2 * hour + 14 * 60_000, '2 h 14 min'],
    [21 * hour, '21 h'],
    [76 * hour, '3 d 4 h'],
  ])('says %d ms as %s', (ms, text) => {
    expect(formatSpan(ms)).toBe(text);
  });
});

describe('formatMoment', () => {
  it('says so in the place of a date that cannot be formatted', () => {
    expect(formatMoment('not a date', at(0))).toBe(texts().clocks.dateError);
  });

  it.each([
    ['en', 'Fri 20 Nov, 17:05'],
    ['zh-Hans', '11月20日（周五）17:05'],
    ['zh-Hant', '11月20日（週五）下午5:05'],
  ] as const)('tells the time as %s writes it', async (language, text) => {
    await speak(language);
    expect(formatMoment(new Date(2026, 10, 20, 17, 5).getTime(), at(0))).toBe(text);
  });
});
