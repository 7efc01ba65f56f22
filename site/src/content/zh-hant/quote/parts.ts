import { partNames as names } from '@yiqiao/contract/wording/zh-hant-terms';
import type { PartTexts } from '../../en/quote/parts.ts';
import { formats } from '../formats.ts';
import { words } from './words/units.ts';

export const parts: PartTexts = {
  names,
  mainText: '內文',
  question: '這些也要翻譯嗎？',
  rate: (cents, factor) => {
    const rate = `每字${formats.money(cents)}`;
    return factor === 1 ? rate : `${rate} × ${factor}`;
  },
  wordsIn: (count, part) => `${names[part]}${words(count)}`,
  list: (items) => items.join('，'),
  never: (list) => `未計入：${list}。`,
};
