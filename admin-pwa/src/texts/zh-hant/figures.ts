import { formatDecimalCost } from '@yiqiao/contract/money/money';
import { nameUncountedInHant } from '@yiqiao/contract/wording/uncounted-names';
import { describeScripts, partNames } from '@yiqiao/contract/wording/zh-hant-terms';
import type { FigureTexts } from '../en/figures.ts';

const counts = new Intl.NumberFormat('zh-TW');

export const figures: FigureTexts = {
  count: (count) => counts.format(count),
  money: (cost, currency) => formatDecimalCost(cost, currency, 'zh'),
  noSum: '尚無金額',
  atLeast: (figure) => `至少${figure}`,
  about: (figure) => `約${figure}`,
  words: (count) => `${counts.format(count)}字`,
  uncounted: nameUncountedInHant,
  counting: '計算字數中',
  counted: '已計算',
  toBeCounted: '待計算字數',
  recognized: '圖片辨識',
  estimated: '預估',
  toBeListenedTo: '待聽後計算字數',
  partlyCounted: '部分計算',
  pagesNotCounted: (missing, all) => `共${counts.format(all)}頁，${counts.format(missing)}頁未計算`,
  wordsBy: (length, basis) => `${length}，${basis}`,
  mainText: '內文',
  partNames,
  part: (name, words) => `${name}${words}字`,
  list: (items) => items.join('，'),
  sentences: (sentences) => sentences.join(''),
  scripts: describeScripts,
  languageNames: { en: '英文', 'zh-Hans': '簡體中文', 'zh-Hant': '繁體中文' },
};
