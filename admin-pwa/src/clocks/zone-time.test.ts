import { describe, expect, it } from 'vitest';
import { speak } from '../texts/texts.ts';
import { cityOf, isKnownZone, momentOf, wallTimeAt } from './zone-time.ts';

describe('momentOf', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-28T01:30:00.000Z', { month: 11, day: 28, hour: 9, minute: 30 }],
    [
      'America/Los_Angeles',
      '2026-11-28T01:00:00.000Z',
      { month: 11, day: 27, hour: 17, minute: 0 },
    ],
    [
      'America/Los_Angeles',
      '2026-07-01T00:30:00.000Z',
      { month: 6, day: 30, hour: 17, minute: 30 },
    ],
    ['Asia/Kathmandu', '2026-11-27T18:15:00.000Z', { month: 11, day: 28, hour: 0, minute: 0 }],
  ])('is the reverse of the wall clock in %s', (zone, iso, wall) => {
    const full = { year: 2026, ...wall };
    expect(new Date(momentOf(full, zone)).toISOString()).toBe(iso);
    expect(wallTimeAt(Date.parse(iso), zone)).toEqual(full);
  });

  it.each([
    ['Europe/Berlin', { month: 10, day: 25, hour: 2 }, '2026-10-25T00:30:00.000Z'],
    ['America/Los_Angeles', { month: 11, day: 1, hour: 1 }, '2026-11-01T08:30:00.000Z'],
    ['Pacific/Auckland', { month: 4, day: 5, hour: 2 }, '2026-04-04T13:30:00.000Z'],
  ])('takes the first of an hour that occurs twice in %s', (zone, wall, iso) => {
    const moment = momentOf({ year: 2026, minute: 30, ...wall }, zone);
    expect(new Date(moment).toISOString()).toBe(iso);
  });

  it.each([
    ['Europe/Berlin', { month: 3, day: 29, hour: 2 }, { hour: 3, minute: 30 }],
    ['America/Los_Angeles', { month: 3, day: 8, hour: 2 }, { hour: 3, minute: 30 }],
    ['Pacific/Auckland', { month: 9, day: 27, hour: 2 }, { hour: 3, minute: 30 }],
    ['Australia/Lord_Howe', { month: 10, day: 4, hour: 2, minute: 15 }, { hour: 2, minute: 45 }],
  ])('moves an hour that summer time skips on in %s', (zone, wall, moved) => {
    const moment = momentOf({ year: 2026, minute: 30, ...wall }, zone);
    expect(wallTimeAt(moment, zone)).toEqual({ year: 2026, ...wall, ...moved });
  });

  it('knows the hours around a change of the clocks', () => {
    const day = { year: 2026, month: 10, day: 25, minute: 59 };
    const hours = [1, 3].map((hour) => new Date(momentOf({ ...day, hour }, 'Europe/Berlin')));
    expect(hours).toEqual([new Date('2026-10-24T23:59:00Z'), new Date('2026-10-25T02:59:00Z')]);
  });
});

describe('isKnownZone', () => {
  it('tells a zone from what a form may hold instead', () => {
    expect(['Asia/Shanghai', '', 'Mars/Olympus'].map(isKnownZone)).toEqual([true, false, false]);
  });
});

describe('cityOf', () => {
  it('names the city', () => {
    expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  });

  it.each([
    ['zh-Hans', '伦敦'],
    ['zh-Hant', '倫敦'],
  ] as const)(
    'names it in %s, and as the zone does where it has no name there',
    async (language, london) => {
      await speak(language);
      expect(['Europe/London', 'America/Argentina/Ushuaia'].map(cityOf)).toEqual([
        london,
        'Ushuaia',
      ]);
      await speak('en');
    },
  );
});
