import { describe, expect, it } from 'vitest';
import { hans, hant, phrase, pinyin } from '../phrase.ts';
import {
  findForbiddenClaims,
  findUnmarkedChinese,
  findWrongScript,
  listTexts,
} from './content-review.ts';

describe('findForbiddenClaims', () => {
  it('finds figures that the specification does not state', () => {
    expect(
      findForbiddenClaims([
        'From USD 23, or USD 0.10 per word.',
        'Delivered in 12 hours by 400 linguists.',
        'We guarantee perfection.',
      ]),
    ).toEqual([
      'USD 0.10',
      '0.10',
      'per word',
      '12 hours',
      '400 linguists',
      'We guarantee perfection',
    ]);
  });

  it('passes those that it does', () => {
    expect(findForbiddenClaims(['From USD 39. We reply within 24 hours.'])).toEqual([]);
  });
});

describe('findUnmarkedChinese', () => {
  it('finds Chinese in plain strings, however deep', () => {
    expect(findUnmarkedChinese({ rows: [{ text: ['A 成 is', hans('成')] }] })).toEqual(['A 成 is']);
  });
});

describe('findWrongScript', () => {
  it('finds characters of the other script', () => {
    const content = [hans('軟件'), hant('软件'), pinyin('软件'), hans('软件'), hant('軟體')];
    expect(findWrongScript(content)).toEqual(content.slice(0, 3));
  });
});

describe('listTexts', () => {
  it('lists plain and quoted texts', () => {
    expect(listTexts({ lead: phrase`Not ${hans('考虑')}`, note: 'But' })).toEqual([
      'Not ',
      'But',
      '考虑',
    ]);
  });
});
