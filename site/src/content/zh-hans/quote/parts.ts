import type { PartTexts } from '../../en/quote/parts.ts';
import { formats } from '../formats.ts';
import { words } from './units.ts';

const names: PartTexts['names'] = {
  'headers-and-footers': '页眉和页脚',
  'text-boxes': '文本框和图示',
  notes: '脚注和尾注',
  comments: '批注',
  'slide-notes': '演讲者备注',
  hidden: '隐藏文字',
  descriptions: '标题、说明和提示',
  locked: '标明不译的文字',
  approved: '此前已定稿的文字',
};

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
