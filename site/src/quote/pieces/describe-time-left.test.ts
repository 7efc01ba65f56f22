import { describe, expect, it } from 'vitest';
import { formats } from '../../content/en/formats.ts';
import { piecesTexts as texts } from '../../content/en/quote/pieces.ts';
import { describeNearMoment } from './describe-moment.ts';
import { describeSleep, describeTimeLeft } from './describe-time-left.ts';

describe('describeTimeLeft', () => {
  it.each([
    [0.2, '1 s'],
    [41.2, '42 s'],
    [200, '3 min 20 s'],
    [7860, '2 h 11 min'],
  ])('says %d seconds as %s', (seconds, sentence) => {
    expect(describeTimeLeft(seconds, texts)).toBe(sentence);
  });
});

describe('describeSleep', () => {
  it.each([
    [40_000, '40 seconds'],
    [12 * 60_000, '12 minutes'],
    [3_600_000, '1 hour'],
  ])('says %d ms as %s', (ms, sentence) => {
    expect(describeSleep(ms, texts)).toBe(sentence);
  });
});

describe('describeNearMoment', () => {
  const now = new Date(2026, 10, 24, 23, 50).getTime();
  it.each([
    [new Date(2026, 10, 24, 14, 20), 'today, 14:20'],
    [new Date(2026, 10, 25, 14, 20), 'tomorrow, 14:20'],
    [new Date(2026, 10, 23, 9, 5), 'yesterday, 09:05'],
    [new Date(2026, 10, 26, 0, 1), 'Thu 26 Nov, 00:01'],
  ])('says %s as %s', (date, sentence) => {
    expect(describeNearMoment(date.getTime(), now, texts, formats)).toBe(sentence);
  });
});
