import { describe, expect, it } from 'vitest';
import { moments as english } from '../en/request/moments.ts';
import { moments as simplified } from '../zh-hans/request/moments.ts';
import { moments as traditional } from '../zh-hant/request/moments.ts';
import { joinMoment } from './join-moment.ts';
import { formatOffset, toZonedMoment } from './zoned-moment.ts';

const moment = '2026-11-21T06:31:00.000Z';

describe('toZonedMoment', () => {
  it('tells what the client’s clock shows, not this machine’s', () => {
    expect(toZonedMoment(moment, 'Asia/Hong_Kong')).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      weekday: 6,
      hour: 14,
      minute: 31,
      zone: 'Asia/Hong_Kong',
      offset: 480,
    });
    const midnight = toZonedMoment('2026-11-21T08:00:59.999Z', 'America/Los_Angeles');
    expect(midnight).toMatchObject({ day: 21, hour: 0, minute: 0, offset: -480 });
  });

  it.each([undefined, '', 'Mars/Olympus', '+08:00'])('takes the zone %j for UTC', (zone) => {
    expect(toZonedMoment(moment, zone)).toMatchObject({ hour: 6, zone: 'UTC', offset: 0 });
  });
});

describe('formatOffset', () => {
  it.each([
    [480, '+8'],
    [-210, '−3:30'],
    [345, '+5:45'],
    [0, ''],
  ])('writes %i minutes as %j', (offset, text) => {
    expect(formatOffset(offset)).toBe(text);
  });
});

describe('moments', () => {
  const hongKong = toZonedMoment(moment, 'Asia/Hong_Kong');
  const shanghai = toZonedMoment(moment, 'Asia/Shanghai');
  const paris = toZonedMoment(moment, 'Europe/Paris');

  it('reads as English does', () => {
    expect(english.full(hongKong)).toBe('Sat 21 Nov 2026, 14:31');
    expect(english.short(hongKong)).toBe('Sat 21 Nov, 14:31');
    expect(english.day(hongKong)).toBe('21 November 2026');
    expect(english.yourTime(hongKong)).toBe('your time (Hong Kong)');
    expect(english.yourTime(toZonedMoment(moment))).toBe('UTC');
    expect(english.zone(hongKong)).toBe('Hong Kong time (UTC+8)');
  });

  it('reads as the mainland does', () => {
    expect(simplified.full(shanghai)).toBe(joinMoment('2026年11月21日（周六）14:31'));
    expect(simplified.short(shanghai)).toBe(joinMoment('11月21日（周六）14:31'));
    expect(simplified.yourTime(shanghai)).toBe('北京时间');
    expect(simplified.yourTime(paris)).toBe('您的当地时间（UTC+1）');
    expect(simplified.zone(shanghai)).toBe('北京时间（UTC+8）');
  });

  it('reads as Taiwan does', () => {
    expect(traditional.full(hongKong)).toBe(joinMoment('2026年11月21日（週六）下午2:31'));
    expect(traditional.short(toZonedMoment('2026-11-20T16:05:00Z', 'Asia/Taipei'))).toBe(
      joinMoment('11月21日（週六）上午12:05'),
    );
    expect(traditional.yourTime(hongKong)).toBe('香港時間');
  });
});
