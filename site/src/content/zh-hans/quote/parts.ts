import { partNames as names } from '@yiqiao/contract/wording/zh-hans-terms';
import type { PartTexts } from '../../en/quote/parts.ts';
import { formats } from '../formats.ts';
import { words } from './words/units.ts';

export const parts: PartTexts = {
  names,
  mainText: '正文',
  question: '这些也要翻译吗？',
  rate: (cents, factor) => {
    const rate = `每字${formats.money(cents)}`;
    return factor === 1 ? rate : `${rate} × ${factor}`;
  },
  wordsIn: (count, part) => `${names[part]}${words(count)}`,
  list: (items) => items.join('，'),
  never: (list) => `未计入：${list}。`,
};
