import { formatDecimalCost } from '@yiqiao/contract/money/money';
import { nameUncountedInHans } from '@yiqiao/contract/wording/uncounted-names';
import { describeScripts, partNames } from '@yiqiao/contract/wording/zh-hans-terms';
import type { FigureTexts } from '../en/figures.ts';

const counts = new Intl.NumberFormat('zh-CN');

export const figures: FigureTexts = {
  count: (count) => counts.format(count),
  money: (cost, currency) => formatDecimalCost(cost, currency, 'zh'),
  noSum: '尚无金额',
  atLeast: (figure) => `至少${figure}`,
  about: (figure) => `约${figure}`,
  words: (count) => `${counts.format(count)}字`,
  uncounted: nameUncountedInHans,
  counting: '正在计字',
  counted: '已计字',
  toBeCounted: '待计字',
  recognized: '图片识别',
  estimated: '估算',
  toBeListenedTo: '待听后计字',
  partlyCounted: '部分计字',
  pagesNotCounted: (missing, all) => `共${counts.format(all)}页，${counts.format(missing)}页未计字`,
  wordsBy: (length, basis) => `${length}，${basis}`,
  mainText: '正文',
  partNames,
  part: (name, words) => `${name}${words}字`,
  list: (items) => items.join('，'),
  sentences: (sentences) => sentences.join(''),
  scripts: describeScripts,
  languageNames: { en: '英文', 'zh-Hans': '简体中文', 'zh-Hant': '繁体中文' },
};
