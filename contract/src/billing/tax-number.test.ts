import { describe, expect, it } from 'vitest';
import { checkTaxNumber, cleanTaxNumber, groupTaxNumber } from './tax-number.ts';

describe('cleanTaxNumber', () => {
  it.each([
    [' 91310115 ma1k4pq63 0 ', '91310115MA1K4PQ630'],
    ['９１３１０１１５ＭＡ１Ｋ４ＰＱ６３０', '91310115MA1K4PQ630'],
    ['0459 5257', '04595257'],
    ['DE 123 456 789', 'DE 123 456 789'],
    ['12-3456789', '12-3456789'],
  ])('makes %j into %j', (typed, number) => {
    expect(cleanTaxNumber(typed)).toBe(number);
  });
});

describe('checkTaxNumber', () => {
  it.each([
    // Of companies, as they publish them: Alibaba, Tencent, Huawei, Peking University, and one in the middle of a form.
    ['91330100799655058B'],
    ['9144030071526726XG'],
    ['914403001922038216'],
    ['12100000400002259P'],
    ['91310115MA1K4PQ630'],
    // Of Taiwan: TSMC, and one whose seventh digit is 7.
    ['22099131'],
    ['10458575'],
  ])('finds that %s fits', (number) => {
    expect(checkTaxNumber(number)).toEqual({ kind: 'fits' });
  });

  it.each([
    ['91310115MA1K4PQ631', 'unified-code'],
    ['91310151MA1K4PQ630', 'unified-code'],
    ['22099132', 'taiwan'],
  ])('finds that %s does not', (number, of) => {
    expect(checkTaxNumber(number)).toEqual({ kind: 'misfit', of });
  });

  it.each([
    ['91310115MA1K4PQ63O', 'O', 18, '91310115MA1K4PQ630'],
    ['9I310115MA1K4PQ630', 'I', 2, '91310115MA1K4PQ630'],
    ['9131011SMA1K4PQ630', 'S', 8, '91310115MA1K4PQ630'],
    ['9I310115MA1K4PQ63O', 'I', 2, '91310115MA1K4PQ630'],
  ])(
    'says of %s which letter is wrong, and what was meant',
    (number, letter, position, repaired) => {
      expect(checkTaxNumber(number)).toEqual({ kind: 'wrong-letter', letter, position, repaired });
    },
  );

  it.each(['9I310116MA1K4PQ630', '9IOOOOOOOOOOOOOOOO'])('proposes nothing for %s', (number) => {
    expect(checkTaxNumber(number)).toEqual({ kind: 'wrong-letter', letter: 'I', position: 2 });
  });

  it.each(['', '310115123456789', '31011519800101123X01', 'DE123456789', '12-3456789', '913101'])(
    'takes %j as it is',
    (number) => {
      expect(checkTaxNumber(number)).toEqual({ kind: 'taken' });
    },
  );
});

describe('groupTaxNumber', () => {
  it('sets a unified code in its parts, and leaves others', () => {
    expect(groupTaxNumber('91310115MA1K4PQ630')).toBe('91310115 MA1K4PQ63 0');
    expect(groupTaxNumber('DE123456789')).toBe('DE123456789');
  });
});
