import { describe, expect, it } from 'vitest';
import { english, hans, hant, phrase, pinyin } from '../phrase.ts';
import {
  findForbiddenClaims,
  findSpacedScripts,
  findUnmarkedText,
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

describe('findUnmarkedText', () => {
  it('finds Chinese in plain English strings, however deep', () => {
    const content = { rows: [{ text: ['A 成 is', hans('成')] }] };
    expect(findUnmarkedText(content, 'en')).toEqual(['A 成 is']);
  });

  it('finds English sentences in plain Chinese strings, and no names', () => {
    const content = [
      '按ISO 17100和AI复核',
      '译成will pay back就错了',
      english('will pay back'),
      'Word、.docx',
    ];
    expect(findUnmarkedText(content, 'zh-Hans')).toEqual(['译成will pay back就错了']);
  });
});

describe('findWrongScript', () => {
  it('finds characters of the other script', () => {
    const content = [hans('軟件'), hant('软件'), pinyin('软件'), hans('软件'), hant('軟體')];
    expect(findWrongScript(content, 'en')).toEqual(content.slice(0, 3));
  });

  it('takes what says nothing for the script of the page', () => {
    expect(findWrongScript(['软件', hans('软件')], 'zh-Hant')).toEqual([
      { lang: 'zh-Hant', text: '软件' },
    ]);
  });
});

describe('findSpacedScripts', () => {
  it('finds a space between a Chinese character and a letter or figure', () => {
    const content = ['人与 AI', '24 小时', 'AI复核', 'US$ 23', '1 GB以内'];
    expect(findSpacedScripts(content)).toEqual(['人与 AI', '24 小时']);
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
