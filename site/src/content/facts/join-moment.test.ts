import { describe, expect, it } from 'vitest';
import { joinMoment } from './join-moment.ts';

describe('joinMoment', () => {
  it.each([
    ['2026年12月15日（周二）17:30', '2026~年~12~月~15~日（周二）17:30'],
    ['12月15日（週二）下午8:16', '12~月~15~日（週二）下~午~8:16'],
  ])('lets no line break within %s but at its brackets', (moment, joined) => {
    expect(joinMoment(moment)).toBe(joined.replaceAll('~', '\u2060'));
  });
});
