import type { PricesTexts } from '../../en/office/prices.ts';

const counts = new Intl.NumberFormat('en-US');

export const prices: PricesTexts = {
  lead: '已經提交的詢價，價格不變。',
  word: '每字單價',
  delivery: '交付時限',
  ofWord: '單價的倍數',
  anyOther: '其他服務類型',
  rule: '單價可以精確到0.1美分；總價只在最後四捨五入一次。',
  times: (factor) => `× ${factor}`,
  rates: (count) => `${count}種單價`,
  factorOf: (timeline, factor) => `${timeline} × ${factor}`,
  changeOf: (name) => `${name} `,
  inHistory: (name) => `估價：${name}`,
  rateFault: '請填寫0.001至9.999之間的美元金額，例如0.15。',
  factorFault: '請填寫0.01至9.99之間的倍數，例如1.5。',
  doneWhy: '今後的估價都依新的標準。已經開啟的頁面，一天之內仍按原價。',
  preview: '生效後的網站',
  sample: '以5,318字的文件為例。',
  product: (words, rate, factor) =>
    `${counts.format(words)} × ${rate}${factor === '1' ? '' : ` × ${factor}`}`,
  sumOf: (sample) => `5,318字，${sample}：`,
  now: '目前',
  untouched: '不受影響',
  stays: (requests, quotes) =>
    `${counts.format(requests)}項詢價、${counts.format(quotes)}份有效報價，以及頁面上的千字價格：那是宣傳內容，不是單價。已經開啟的頁面，一天之內仍按原價。`,
};
