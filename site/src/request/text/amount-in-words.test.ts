import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('amountInWords', () => {
  it.each([
    [83_130, 'Eight hundred thirty-one US dollars and thirty cents', '美元捌佰叁拾壹元叁角整'],
    [100, 'One US dollar', '美元壹元整'],
    [5, 'Zero US dollars and five cents', '美元零元零伍分'],
    [1_001_001, 'Ten thousand ten US dollars and one cent', '美元壹万零壹拾元零壹分'],
    [100_500_00, 'One hundred thousand five hundred US dollars', '美元壹拾万零伍佰元整'],
    [100_000_000, 'One million US dollars', '美元壹佰万元整'],
    [
      20_052_075,
      'Two hundred thousand five hundred twenty US dollars and seventy-five cents',
      '美元贰拾万零伍佰贰拾元柒角伍分',
    ],
    [4_005_00, 'Four thousand five US dollars', '美元肆仟零伍元整'],
  ])('writes %i cents', (cents, english, chinese) => {
    expect(amountInWords(cents, 'USD', 'en')).toBe(english);
    expect(amountInWords(cents, 'USD', 'zh-Hans')).toBe(chinese);
  });

  it('has the capitals of Taiwan', () => {
    expect(amountInWords(83_130, 'USD', 'zh-Hant')).toBe('美元捌佰參拾壹元參角整');
  });

  it.each([
    ['en', 'Five thousand nine hundred eighty-five yuan renminbi and thirty-six fen'],
    ['zh-Hans', '人民币伍仟玖佰捌拾伍元叁角陆分'],
    ['zh-Hant', '人民幣伍仟玖佰捌拾伍元參角陸分'],
  ] as const)('writes renminbi in %s', (language, words) => {
    expect(amountInWords(598_536, 'CNY', language)).toBe(words);
  });

  it('says nothing of a currency that it does not know', () => {
    expect(amountInWords(100, 'EUR', 'en')).toBeNull();
  });
});
