import { describe, expect, it } from 'vitest';
import { cryptoOptions, formatCryptoAmount } from './crypto-options.ts';

describe('formatCryptoAmount', () => {
  it.each([
    [53180, ['0.012231', '0.180812', '531.80']],
    [100_00, ['0.002300', '0.034000', '100.00']],
    [1, ['0.000000', '0.000003', '0.01']],
    [999_99, ['0.023000', '0.339997', '999.99']],
    [1000_00, ['0.023000', '0.340000', '1,000.00']],
    [1_000_000_00, ['23.000000', '340.000000', '1,000,000.00']],
  ])('shows %d cents in each coin', (cents, amounts) => {
    expect(cryptoOptions.map((option) => formatCryptoAmount(cents, option))).toEqual(amounts);
  });
});

describe('cryptoOptions', () => {
  it('offers Bitcoin, Ethereum and USD Coin', () => {
    expect(cryptoOptions.map(({ name }) => name)).toEqual(['Bitcoin', 'Ethereum', 'USD Coin']);
  });
});
