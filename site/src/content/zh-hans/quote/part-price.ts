import type { PartPriceTexts } from '../../en/quote/part-price.ts';
import { formats } from '../formats.ts';
import { pages } from './words/units.ts';

export const partPrice: PartPriceTexts = {
  warning: '这只是已计字部分的价格。',
  countsRest: '付款之前，其余部分由我们人工计字。',
  partMissing: '文件有一部分没有计入。',
  pagesMissing: (missing, all) => `共${pages(all)}，其中${formats.count(missing)}页没有计入。`,
  source: {
    part: '按已读取的部分计算',
    pages: (counted) => `按已读取的${pages(counted)}计算`,
  },
  announced: (amount) => `已计字部分的价格：${amount}。`,
};
