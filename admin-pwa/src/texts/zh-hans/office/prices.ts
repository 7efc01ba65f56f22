import type { PricesTexts } from '../../en/office/prices.ts';

const counts = new Intl.NumberFormat('en-US');

export const prices: PricesTexts = {
  lead: '已经提交的询价，价格不变。',
  word: '每字单价',
  delivery: '交付时限',
  ofWord: '单价的倍数',
  anyOther: '其他服务类型',
  rule: '单价可以精确到0.1美分；总价只在最后四舍五入一次。',
  times: (factor) => `× ${factor}`,
  rates: (count) => `${count}种单价`,
  factorOf: (timeline, factor) => `${timeline} × ${factor}`,
  changeOf: (name) => `${name} `,
  inHistory: (name) => `估价：${name}`,
  rateFault: '请填写0.001至9.999之间的美元金额，例如0.15。',
  factorFault: '请填写0.01至9.99之间的倍数，例如1.5。',
  doneWhy: '今后的估价都按新的标准。已经打开的页面，一天之内仍按原价。',
  preview: '生效后的网站',
  sample: '以5,318字的文件为例。',
  product: (words, rate, factor) =>
    `${counts.format(words)} × ${rate}${factor === '1' ? '' : ` × ${factor}`}`,
  sumOf: (sample) => `5,318字，${sample}：`,
  now: '当前',
  untouched: '不受影响',
  stays: (requests, quotes) =>
    `${counts.format(requests)}项询价、${counts.format(quotes)}份有效报价，以及页面上的千字价格：那是宣传内容，不是单价。已经打开的页面，一天之内仍按原价。`,
};
