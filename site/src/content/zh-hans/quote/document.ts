import type { QuoteTexts } from '../../en/quote/quote.ts';
import { formats } from '../formats.ts';
import { words } from './words/units.ts';

export const document: QuoteTexts['document'] = {
  heading: '上传文件',
  anyType: '任何格式，1 GB以内',
  keepOpen: '请勿关闭本页',
  reading: (percent) => `正在读取……${percent}%`,
  estimated: '估算',
  notCounted: '未计字',
  countedOf: (counted, all) => `${formats.count(counted)}份已计字，共${formats.count(all)}份`,
  readIn: (seconds) => `${seconds}秒读完`,
  bar: '您的文件',
  remove: '移除',
  removeLabel: '移除文件',
  cancel: '取消',
  cancelLabel: '取消上传',
  drawing: (isMain, scripts, wordsPerMark) =>
    `${subject(isMain)}，按阅读顺序：${scripts}。${scale(wordsPerMark)}。`,
  caption: (isMain) => `${subject(isMain)}，从首页到末页。`,
  scale,
};

function subject(isMain: boolean): string {
  return isMain ? '文件正文' : '您的文件';
}

function scale(wordsPerMark: number): string {
  return `一个圈、一个点，各代表${words(wordsPerMark)}`;
}
