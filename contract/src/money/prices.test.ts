import { describe, expect, it } from 'vitest';
import { nameOfPrices, priceNames, readFactor, readRate, specifiedPrices } from './prices.ts';
import { pricesSectionSchema } from './prices-schema.ts';

describe('specifiedPrices', () => {
  it('are what a section has of which nothing was decided, in its own form', () => {
    expect(pricesSectionSchema.parse({})).toEqual(specifiedPrices);
    expect(pricesSectionSchema.parse(specifiedPrices)).toEqual(specifiedPrices);
    expect(Object.keys(specifiedPrices)).toEqual(priceNames);
  });
});

describe('readRate', () => {
  it.each([
    ['0.1', '0.10'],
    ['0.100', '0.10'],
    [' 0.165 ', '0.165'],
    ['1', '1.00'],
    ['0.001', '0.001'],
    ['9.999', '9.999'],
  ])('reads %j as %s', (text, rate) => {
    expect(readRate(text)).toBe(rate);
  });

  it.each(['', '0', '0.000', '-0.1', '0.1005', '10', '0,15', '$0.15', '1e-1', 'NaN'])(
    'refuses %j',
    (text) => {
      expect(readRate(text)).toBeNull();
    },
  );
});

describe('readFactor', () => {
  it.each([
    ['1', '1'],
    ['1.50', '1.5'],
    ['2.00', '2'],
    [' 1.25', '1.25'],
    ['0.01', '0.01'],
    ['9.99', '9.99'],
  ])('reads %j as %s', (text, factor) => {
    expect(readFactor(text)).toBe(factor);
  });

  it.each(['', '0', '0.00', '-1', '1.005', '10', '1,5', '×2', '.5'])('refuses %j', (text) => {
    expect(readFactor(text)).toBeNull();
  });
});

describe('nameOfPrices', () => {
  it('differs with each price, and is no price', () => {
    const others = priceNames.map((name) => ({ ...specifiedPrices, [name]: '0.11' }));
    const names = [specifiedPrices, ...others].map(nameOfPrices);
    expect(new Set(names).size).toBe(priceNames.length + 1);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}$/);
  });
});
