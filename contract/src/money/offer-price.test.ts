import { describe, expect, it } from 'vitest';
import {
  parseFixedPrice,
  parsePricePerWord,
  priceOffer,
  pricePerWordToDecimal,
  priceWords,
} from './offer-price.ts';

describe('parsePricePerWord', () => {
  it.each([
    ['0.15', 150],
    ['0.225', 225],
    ['1', 1000],
    ['0.001', 1],
    ['100', 100_000],
  ])('reads %s as %i tenths of a cent', (text, tenths) => {
    expect(parsePricePerWord(text)).toBe(tenths);
  });

  it.each(['', '0', '0.000', '-1', '.5', '0.2255', '1e2', '100.001', '$0.15', '0,15', ' 1'])(
    'refuses %j',
    (text) => {
      expect(parsePricePerWord(text)).toBeNull();
    },
  );
});

describe('pricePerWordToDecimal', () => {
  it.each([
    [225, '0.225'],
    [150, '0.15'],
    [1000, '1.00'],
    [5, '0.005'],
  ])('writes %i as %s', (tenths, text) => {
    expect(pricePerWordToDecimal(tenths)).toBe(text);
  });
});

describe('parseFixedPrice', () => {
  it.each([
    ['831.30', 83_130],
    ['831.3', 83_130],
    ['5', 500],
    ['1000000', 100_000_000],
  ])('reads %s as %i cents', (text, cents) => {
    expect(parseFixedPrice(text)).toBe(cents);
  });

  it.each(['0', '0.00', '1.005', '1000000.01', '-5', 'abc', '1e9', ''])('refuses %j', (text) => {
    expect(parseFixedPrice(text)).toBeNull();
  });
});

describe('priceWords', () => {
  it('rounds half a cent up, once, at the end', () => {
    expect(priceWords(8912, 225)).toBe(200_520);
    expect(priceWords(3, 225)).toBe(68);
    expect(priceWords(1, 4)).toBeNull();
    expect(priceWords(1, 5)).toBe(1);
  });

  it('has no price above a million dollars', () => {
    expect(priceWords(10_000_000, 100)).toBe(100_000_000);
    expect(priceWords(10_000_001, 100)).toBeNull();
  });
});

describe('priceOffer', () => {
  it('is by the word, or fixed', () => {
    expect(priceOffer({ wordCount: 8912, pricePerWord: '0.225' })).toEqual({
      pricePerWord: '0.225',
      total: '2005.20',
    });
    expect(priceOffer({ wordCount: 8912, total: '1900' })).toEqual({ total: '1900.00' });
  });

  it('takes a total beside a price per word only if that is what it comes to', () => {
    const offer = { wordCount: 100, pricePerWord: '0.1' };
    expect(priceOffer({ ...offer, total: '10.00' })).toEqual({
      pricePerWord: '0.10',
      total: '10.00',
    });
    expect(priceOffer({ ...offer, total: '10.01' })).toBeNull();
    expect(priceOffer({ wordCount: 100 })).toBeNull();
  });
});
