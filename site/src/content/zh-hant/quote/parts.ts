import type { PartTexts } from '../../en/quote/parts.ts';
import { formats } from '../formats.ts';
import { words } from './units.ts';

const names: PartTexts['names'] = {
  'headers-and-footers': '頁首與頁尾',
  'text-boxes': '文字方塊與圖示',
  notes: '註腳與章節附註',
  comments: '註解',
  'slide-notes': '演講者備忘稿',
  hidden: '隱藏文字',
  descriptions: '標題、說明與提示',
  locked: '標明不譯的文字',
  approved: '先前已定稿的文字',
};

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
