import { describe, expect, it } from 'vitest';
import { amountToText, readAmount } from './entered-amount.ts';

describe('readAmount', () => {
  it.each([
    ['1205.20', 120_520],
    ['1,205.20', 120_520],
    ['1,000,000', 100_000_000],
    ['１，２０５．２０', 120_520],
    ['¥ 1205', 120_500],
    ['￥1,205.2', 120_520],
    ['US$600', 60_000],
    ['0.01', 1],
  ])('reads %j', (typed, cents) => {
    expect(readAmount(typed)).toBe(cents);
  });

  it.each(['', '0', '-5', '1205,20', '12,05', '1,2345', '1.205', '1,000,000.01', 'all', '1e3'])(
    'does not guess what %j means',
    (typed) => {
      expect(readAmount(typed)).toBeNull();
    },
  );

  it('reads what it has written', () => {
    expect(amountToText(120_520)).toBe('1,205.20');
    expect(readAmount(amountToText(98_765_432))).toBe(98_765_432);
  });
});
