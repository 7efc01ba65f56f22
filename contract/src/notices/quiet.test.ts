import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quiet } from '../record/notice.ts';
import { quietUntil } from './quiet.ts';

const minuteMs = 60_000;
const nights: Quiet = { from: '22:00', to: '07:30', weekend: false, zone: 'Asia/Shanghai' };
const until = (quiet: Quiet, at: string) => {
  const end = quietUntil(quiet, Date.parse(at));
  return end === null ? null : new Date(end).toISOString();
};

/** What a clock on the wall shows, by Intl alone. */
function wall(zone: string, at: number) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  } as const);
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return { weekday: parts.weekday ?? '', time: `${parts.hour}:${parts.minute}` };
}

describe('quietUntil', () => {
  it('is the end of a night, before and after midnight', () => {
    expect(until(nights, '2026-11-24T14:00:00Z')).toBe('2026-11-24T23:30:00.000Z');
    expect(until(nights, '2026-11-24T20:00:00Z')).toBe('2026-11-24T23:30:00.000Z');
    expect(until(nights, '2026-11-24T13:59:59.999Z')).toBeNull();
    expect(until(nights, '2026-11-24T23:30:00Z')).toBeNull();
  });

  it('is Monday morning from Friday night on, where weekends are quiet', () => {
    const quiet = { ...nights, weekend: true };
    for (const at of ['2026-11-27T14:00:00Z', '2026-11-28T04:00:00Z', '2026-11-29T15:00:00Z']) {
      expect(until(quiet, at)).toBe('2026-11-29T23:30:00.000Z');
    }
    expect(until(quiet, '2026-11-27T04:00:00Z')).toBeNull();
    const weekendsAlone = { ...quiet, from: '00:00', to: '00:00' };
    expect(until(weekendsAlone, '2026-11-28T04:00:00Z')).toBe('2026-11-29T16:00:00.000Z');
    expect(until(weekendsAlone, '2026-11-26T20:00:00Z')).toBeNull();
  });

  it('is a part of a day', () => {
    const lunch = { ...nights, from: '12:00', to: '13:00' };
    expect(until(lunch, '2026-11-24T04:30:00Z')).toBe('2026-11-24T05:00:00.000Z');
    expect(until(lunch, '2026-11-24T14:00:00Z')).toBeNull();
  });

  it('is an hour shorter in spring and an hour longer in autumn', () => {
    const quiet = { ...nights, zone: 'Europe/Berlin' };
    expect(until(quiet, '2027-03-27T21:00:00Z')).toBe('2027-03-28T05:30:00.000Z');
    expect(until(quiet, '2027-10-30T20:00:00Z')).toBe('2027-10-31T06:30:00.000Z');
  });

  it('ends when the clock jumps over its end, and at the first of two', () => {
    const berlin = { ...nights, to: '02:30', zone: 'Europe/Berlin' };
    expect(until(berlin, '2027-03-27T23:00:00Z')).toBe('2027-03-28T01:00:00.000Z');
    expect(until(berlin, '2027-10-30T22:00:00Z')).toBe('2027-10-31T00:30:00.000Z');
    expect(until(berlin, '2027-10-31T01:15:00Z')).toBeNull();
    // Half an hour, and at midnight.
    const lordHowe = { ...nights, to: '02:15', zone: 'Australia/Lord_Howe' };
    expect(until(lordHowe, '2026-10-03T13:00:00Z')).toBe('2026-10-03T15:30:00.000Z');
    const cairo = { ...nights, from: '18:00', to: '00:30', zone: 'Africa/Cairo' };
    expect(until(cairo, '2026-04-23T20:00:00Z')).toBe('2026-04-23T22:00:00.000Z');
  });

  it('agrees with the clock on the wall in every zone, over every change of the clocks', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
      .map(([hour, minute]) => `${`${hour}`.padStart(2, '0')}:${minute}`);
    const quiets = fc.record({
      ...{ from: time, to: time, weekend: fc.boolean() },
      zone: fc.oneof(
        fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'),
        fc.constantFrom(...zones),
      ),
    });
    const moment = fc
      .integer({ min: Date.UTC(2026, 0, 1) / minuteMs, max: Date.UTC(2028, 0, 1) / minuteMs })
      .map((minutes) => minutes * minuteMs);
    fc.assert(
      fc.property(quiets, moment, (quiet, at) => {
        const { weekday, time: now } = wall(quiet.zone, at);
        const isWeekend = quiet.weekend && (weekday === 'Sat' || weekday === 'Sun');
        const { from, to } = quiet;
        const isNight =
          from < to ? from <= now && now < to : from > to && (from <= now || now < to);
        const end = quietUntil(quiet, at);
        const isPlain =
          offsetOf(quiet.zone, at - 86_400_000) === offsetOf(quiet.zone, at + 4 * 86_400_000);
        if (isPlain) expect(end !== null).toBe(isWeekend || isNight);
        if (end === null) return;
        expect(end).toBeGreaterThan(at);
        expect(end - at).toBeLessThan(4 * 86_400_000);
        // It is quiet to its end, and no longer.
        expect(quietUntil(quiet, end)).toBeNull();
        expect(quietUntil(quiet, end - 1)).toBe(end);
        const shown = wall(quiet.zone, end).time;
        const ends = [to, ...(quiet.weekend ? ['00:00'] : [])];
        const isJumped = wall(quiet.zone, end - minuteMs).time < to && to < shown;
        expect(
          ends.includes(shown) ||
            isJumped ||
            offsetOf(quiet.zone, end - 1) !== offsetOf(quiet.zone, end),
        ).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

function offsetOf(zone: string, at: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
