import type { QuoteTexts } from '../../en/quote/quote.ts';
import { formats } from '../formats.ts';
import { words } from './words/units.ts';

export const document: QuoteTexts['document'] = {
  heading: '上傳檔案',
  anyType: '任何格式，1 GB以內',
  keepOpen: '請勿關閉本頁',
  reading: (percent) => `讀取中……${percent}%`,
  estimated: '預估',
  notCounted: '未計字數',
  countedOf: (counted, all) => `${formats.count(counted)}份已計算，共${formats.count(all)}份`,
  readIn: (seconds) => `${seconds}秒讀完`,
  bar: '您的檔案',
  remove: '移除',
  removeLabel: '移除檔案',
  cancel: '取消',
  cancelLabel: '取消上傳',
  drawing: (isMain, scripts, wordsPerMark) =>
    `${subject(isMain)}，依閱讀順序：${scripts}。${scale(wordsPerMark)}。`,
  caption: (isMain) => `${subject(isMain)}，從首頁到末頁。`,
  scale,
};

function subject(isMain: boolean): string {
  return isMain ? '文件內文' : '您的文件';
}

function scale(wordsPerMark: number): string {
  return `一個圈、一個點，各代表${words(wordsPerMark)}`;
}
