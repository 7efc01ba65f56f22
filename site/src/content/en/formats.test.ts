import { describe, expect, it } from 'vitest';
import { joinMoment } from '../facts/join-moment.ts';
import { formats as hans } from '../zh-hans/formats.ts';
import { formats as hant } from '../zh-hant/formats.ts';
import { formats } from './formats.ts';

const thursday = new Date(2026, 11, 3, 17, 5);

describe('formats', () => {
  it('write the weekday, the day and the month', () => {
    expect(formats.day(thursday)).toBe('Thu, 3 Dec 2026');
    expect(hans.day(thursday)).toBe(joinMoment('2026年12月3日（周四）'));
    expect(hant.day(thursday)).toBe(joinMoment('2026年12月3日（週四）'));
  });

  it('write a moment by the clock of each place', () => {
    expect(formats.moment(thursday)).toBe('Thu 3 Dec, 17:05');
    expect(hans.moment(thursday)).toBe(joinMoment('12月3日（周四）17:05'));
    expect(hant.moment(thursday)).toBe(joinMoment('12月3日（週四）下午5:05'));
  });

  it('say in Chinese whose dollars they are', () => {
    expect(formats.money(123_450)).toBe('$1,234.50');
    expect(hans.money(123_450)).toBe('US$1,234.50');
    expect(hant.splitMoney(5)).toEqual({ currency: 'US$', figure: '0.05' });
  });

  it('write renminbi alike in every language', () => {
    for (const { money, splitMoney } of [formats, hans, hant]) {
      expect(money(598_536, 'CNY')).toBe('¥5,985.36');
      expect(splitMoney(598_536, 'CNY')).toEqual({ currency: '¥', figure: '5,985.36' });
    }
  });
});
