import { describe, expect, it } from 'vitest';
import { readClock } from './clock-figure.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('readClock', () => {
  it.each([
    [18 * hour + 42 * minute, '18 hours 42 minutes'],
    [day, '24 hours 0 minutes'],
    [4 * day + 8 * hour + 59 * minute, '4 days 8 hours'],
    [hour, '1 hours 0 minutes'],
    [hour - 1, '1 hours 0 minutes'],
    [59 * minute, '59 minutes'],
    [1, '1 minutes'],
    [0, '0 minutes'],
    [-5, '0 minutes'],
  ])('reads %i ms', (left, text) => {
    const said = readClock(left).map(({ unit, count }) => `${count} ${unit}`);
    expect(said.join(' ')).toBe(text);
  });
});
