import { describe, expect, it } from 'vitest';
import { centsToDecimal, formatCents, formatDecimalCost } from './money.ts';

describe('centsToDecimal', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [90, '0.90'],
    [23_040, '230.40'],
    [894_784_853_500, '8947848535.00'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(centsToDecimal(cents)).toBe(text);
  });
});

describe('formatCents', () => {
  it('shows US dollars in en-US style', () => {
    expect(formatCents(193_560)).toBe('$1,935.60');
  });
});

describe('formatDecimalCost', () => {
  it('shows a stored cost as currency', () => {
    expect(formatDecimalCost('0.90')).toBe('$0.90');
  });

  it.each(['', 'free', 'NaN', '1e3', '-1', '1,000', '0x10', ' 1'])('is null for "%s"', (cost) => {
    expect(formatDecimalCost(cost)).toBeNull();
  });
});
