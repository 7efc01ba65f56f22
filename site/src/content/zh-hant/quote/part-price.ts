import type { PartPriceTexts } from '../../en/quote/part-price.ts';
import { formats } from '../formats.ts';
import { pages } from './words/units.ts';

export const partPrice: PartPriceTexts = {
  warning: '這只是已計算部分的價格。',
  countsRest: '付款之前，其餘部分由專人計算字數。',
  partMissing: '文件有一部分沒有計入。',
  pagesMissing: (missing, all) => `共${pages(all)}，其中${formats.count(missing)}頁沒有計入。`,
  source: {
    part: '依已讀取的部分計算',
    pages: (counted) => `依已讀取的${pages(counted)}計算`,
  },
  announced: (amount) => `已計算部分的價格：${amount}。`,
};
