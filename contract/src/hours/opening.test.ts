import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedDays } from '../text/zoned-days.ts';
import { writeDay } from './calendar-days.ts';
import type { HoursSection } from './hours-schema.ts';
import { hoursOn, openingAt } from './opening.ts';
import { readSpan, writeSpan } from './time-span.ts';
import { weekdays } from './weekdays.ts';

const minuteMs = 60_000;
const shanghai = 'Asia/Shanghai';
const week = { monday: '09:00-18:00', tuesday: '09:00-18:00', saturday: '10:00-14:00' };
const office: HoursSection = {
  places: {
    [shanghai]: {
      ...week,
      daysOff: { '2026-02-15/2026-02-23': { 'zh-Hans': '春节' } },
      workingDays: { '2026-02-14': '09:30-17:00' },
    },
    'America/Los_Angeles': { monday: '08:30-17:30' },
  },
  daysOff: { '2026-03-02': { en: 'Founding day' } },
};
const at = (moment: string) => Date.parse(moment);
const inShanghai = (moment: string) => openingAt(office, shanghai, at(`${moment}+08:00`));

describe('openingAt', () => {
  it('says until when a place is open, by its own clock', () => {
    const until = at('2026-11-23T18:00:00+08:00');
    expect(inShanghai('2026-11-23T09:00:00')).toEqual({ isOpen: true, until });
    expect(inShanghai('2026-11-23T17:59:59')).toEqual({ isOpen: true, until });
    const opensAt = at('2026-11-24T09:00:00+08:00');
    expect(inShanghai('2026-11-23T18:00:00')).toEqual({ isOpen: false, opensAt, dayOff: null });
    expect(openingAt(office, 'America/Los_Angeles', at('2026-11-23T18:00:00-08:00'))).toEqual({
      ...{ isOpen: false, dayOff: null },
      opensAt: at('2026-11-30T08:30:00-08:00'),
    });
  });

  it('has days off before the week, and what is worked in exchange before either', () => {
    expect(inShanghai('2026-02-14T09:15:00')).toMatchObject({
      opensAt: at('2026-02-14T09:30:00+08:00'),
    });
    expect(inShanghai('2026-02-14T12:00:00').isOpen).toBe(true);
    expect(inShanghai('2026-02-16T12:00:00')).toEqual({
      ...{ isOpen: false, dayOff: { 'zh-Hans': '春节' } },
      opensAt: at('2026-02-24T09:00:00+08:00'),
    });
    expect(inShanghai('2026-03-02T12:00:00')).toMatchObject({ dayOff: { en: 'Founding day' } });
  });

  it('passes midnights at which nobody goes, and never closes where nobody ever does', () => {
    const always = Object.fromEntries(weekdays.map((day) => [day, '00:00-24:00']));
    const places = {
      UTC: always,
      'Asia/Tokyo': { friday: '20:00-24:00', saturday: '00:00-04:00' },
    };
    const now = at('2026-11-27T14:00:00Z');
    expect(openingAt({ places }, 'UTC', now)).toEqual({ isOpen: true, until: null });
    expect(openingAt({ places }, 'Asia/Tokyo', now)).toEqual({
      ...{ isOpen: true, until: at('2026-11-28T04:00:00+09:00') },
    });
  });

  it('does not open where no day has hours', () => {
    const never = { isOpen: false, opensAt: null, dayOff: null };
    expect(openingAt({}, shanghai, 0)).toEqual(never);
    expect(openingAt({ places: { [shanghai]: { name: { en: 'S' } } } }, shanghai, 0)).toEqual(
      never,
    );
  });
});

describe('openingAt, where clocks are set', () => {
  /** A night in which clocks are set forward, or back, and a zone that is set by half an hour. */
  const changes = fc.constantFrom(
    ['America/Los_Angeles', '2026-03-08T10:00:00Z'],
    ['America/Los_Angeles', '2026-11-01T09:00:00Z'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  );
  const spans = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .filter(([from, to]) => from < to)
    .map(([from, to]) => writeSpan({ from: from * 15, to: to * 15 }));
  const weeks = fc.record(Object.fromEntries(weekdays.map((day) => [day, spans])), {
    requiredKeys: [],
  });

  it('is open from the first minute of its hours to the first that is past them', () => {
    fc.assert(
      fc.property(
        changes,
        weeks,
        fc.integer({ min: -2000, max: 2000 }),
        (change, place, offset) => {
          const [zone = '', moment = ''] = change;
          const section = { places: { [zone]: place } };
          const now = at(moment) + offset * minuteMs;
          const { isOpen } = openingAt(section, zone, now);
          const { dayOf, shownAt, momentOf } = zonedDays(zone);
          const day = dayOf(now);
          const hours = hoursOn(section, zone, day);
          const minutes = (shownAt(now) - day * 24 * 60 * minuteMs) / minuteMs;
          // What the clock shows twice counts the first time.
          const isSecond = momentOf(day, minutes) < now;
          if (isSecond) return;
          expect(isOpen).toBe(hours !== null && hours.from <= minutes && minutes < hours.to);
        },
      ),
    );
  });

  it('opens next at the first minute at which it is open', () => {
    fc.assert(
      fc.property(changes, spans, fc.integer({ min: -1000, max: 600 }), (change, span, offset) => {
        const [zone = '', moment = ''] = change;
        const section = { places: { [zone]: { saturday: span, sunday: span } } };
        const now = at(moment) + offset * minuteMs;
        const opening = openingAt(section, zone, now);
        const isOpenAt = (one: number) => openingAt(section, zone, one).isOpen;
        const next = opening.isOpen ? opening.until : opening.opensAt;
        expect(next).not.toBeNull();
        if (next === null) return;
        expect([isOpenAt(next - minuteMs), isOpenAt(next)]).toEqual([
          opening.isOpen,
          !opening.isOpen,
        ]);
        for (let one = now; one < next; one += 15 * minuteMs) {
          expect([one, isOpenAt(one)]).toEqual([one, opening.isOpen]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('hoursOn', () => {
  it('knows the days of the week before and after 1970', () => {
    for (const day of [-10_000, -1, 0, 4, 20_000]) {
      const index = (new Date(`${writeDay(day)}T00:00:00Z`).getUTCDay() + 6) % 7;
      const name = weekdays[index] ?? 'monday';
      const places = { UTC: { [name]: '01:00-02:00' } };
      expect(hoursOn({ places }, 'UTC', day)).toEqual({ from: 60, to: 120 });
      expect(hoursOn({ places }, 'UTC', day + 1)).toBeNull();
    }
  });
});

describe('readSpan', () => {
  it('takes hours of a day, and nothing else', () => {
    expect(readSpan('9:00-18:00')).toEqual({ from: 540, to: 1080 });
    expect(readSpan('20:00–24:00')).toEqual({ from: 1200, to: 1440 });
    for (const text of ['18:00-09:00', '09:00-09:00', '09:00-24:01', '09:60-10:00', '9-5', '']) {
      expect(readSpan(text)).toBeNull();
    }
  });
});
