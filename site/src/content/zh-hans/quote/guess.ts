import type { GuessTexts } from '../../en/quote/guess.ts';
import { formats } from '../formats.ts';
import { pages } from './words/units.ts';

export const guess: GuessTexts = {
  warning: '这是估算，不是价格。',
  atLeast: '至少',
  about: '约',
  countsRest: '付款之前，其余部分由我们人工计字。',
  counts: '付款之前，我们会人工计字。',
  stillCounting: '正在计字。',
  partMissing: '文件有一部分没有计入。',
  pagesMissing: (missing, all) => `共${pages(all)}，其中${formats.count(missing)}页没有计入。`,
  notReadToEnd: '文字没能读到末尾。',
  sizeSaysLittle: '单凭文件大小，说不准有多少字。',
  source: {
    part: '按已读取的部分计算',
    pages: (counted) => `按已读取的${pages(counted)}计算`,
    spaces: '按文中空格估算',
    size: '按文件大小估算',
  },
};
