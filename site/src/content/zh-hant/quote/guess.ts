import type { GuessTexts } from '../../en/quote/guess.ts';
import { formats } from '../formats.ts';
import { pages } from './words/units.ts';

export const guess: GuessTexts = {
  warning: '這是預估，不是價格。',
  atLeast: '至少',
  about: '約',
  countsRest: '付款之前，其餘部分由專人計算字數。',
  counts: '付款之前，由專人計算字數。',
  stillCounting: '字數還在計算。',
  partMissing: '文件有一部分沒有計入。',
  pagesMissing: (missing, all) => `共${pages(all)}，其中${formats.count(missing)}頁沒有計入。`,
  notReadToEnd: '文字沒能讀到最後。',
  sizeSaysLittle: '單憑檔案大小，說不準有多少字。',
  source: {
    part: '依已讀取的部分計算',
    pages: (counted) => `依已讀取的${pages(counted)}計算`,
    spaces: '依文中空格預估',
    size: '依檔案大小預估',
  },
};
