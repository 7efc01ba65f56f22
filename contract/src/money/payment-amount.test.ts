import { describe, expect, it } from 'vitest';
import { parsePaymentAmount } from './payment-amount.ts';

describe('parsePaymentAmount', () => {
  it.each([
    ['230.40', 23_040],
    ['230.4', 23_040],
    ['230', 23_000],
    [230.4, 23_040],
    ['0.01', 1],
    ['0.005', 1],
    ['0.30000000000000004', 30],
    ['19.999', 2_000],
    ['12.345', 1_235],
    ['007', 700],
    ['00012', 1_200],
    ['1000000', 100_000_000],
    ['1000000.00', 100_000_000],
  ])('reads %j as %i cents', (amount, cents) => {
    expect(parsePaymentAmount(amount)).toBe(cents);
  });

  it.each([
    '',
    '0',
    '0.00',
    '0.004',
    '-5',
    '+5',
    '100abc',
    '0x10',
    '1e9',
    'Infinity',
    'NaN',
    ' 5',
    '5.',
    '.5',
    '1,000',
    '１００',
    '1000000.01',
    '9'.repeat(40),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    -1,
    null,
    undefined,
    true,
    [5],
    {},
  ])('refuses %j', (amount) => {
    expect(parsePaymentAmount(amount)).toBeNull();
  });
});
