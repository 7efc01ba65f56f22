import { describe, expect, it } from 'vitest';
import { readDay, readDays } from './calendar-days.ts';
import { chinasHolidays, findPublicHolidays } from './public-holidays.ts';

/** By the notice of the year. */
const lengthsByYear = new Map([[2026, [3, 9, 3, 5, 3, 3, 7]]]);

describe('chinasHolidays', () => {
  it.each(chinasHolidays)('of $year are as long as its notice says', ({ year, ...list }) => {
    const lengths = Object.keys(list.daysOff).map((key) => {
      const days = readDays(key);
      expect(key.startsWith(`${year}-`)).toBe(true);
      return days === null ? 0 : days.last - days.first + 1;
    });
    expect(lengths).toEqual(lengthsByYear.get(year));
  });

  it.each(chinasHolidays)('of $year are made up for on weekends', ({ workingDays }) => {
    for (const day of workingDays) {
      expect(readDay(day)).not.toBeNull();
      expect([0, 6]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
    }
  });
});

describe('findPublicHolidays', () => {
  it('finds a year that is not over', () => {
    expect(findPublicHolidays(2025)?.year).toBe(2026);
    expect(findPublicHolidays(2026)?.year).toBe(2026);
    expect(findPublicHolidays(2027)).toBeNull();
  });
});
