import { describe, expect, it } from 'vitest';
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

  it('moves an hour that summer time skips on', () => {
    const skipped = { year: 2026, month: 3, day: 8, hour: 2, minute: 30 };
    const moment = momentOf(skipped, 'America/Los_Angeles');
    expect(wallTimeAt(moment, 'America/Los_Angeles')).toMatchObject({ day: 8, minute: 30 });
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
});
