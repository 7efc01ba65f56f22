import type { QuoteTexts } from '../../en/quote/quote.ts';
import { formats } from '../formats.ts';
import { words } from './words/units.ts';

export const estimate: QuoteTexts['estimate'] = {
  open: '預估價格',
  heading: '價格預估',
  close: '關閉',
  closeLabel: '關閉價格預估',
  services: '服務與單價',
  rate: (cents) => `${formats.money(cents)} / 字`,
  delivery: '交期',
  sum: (count, rate, factor, source) => {
    const sum = `${words(count)} × ${formats.money(rate)} × ${factor}`;
    return source === null ? sum : `${sum}，${source}`;
  },
  payNow: '立即付款',
  tooMuch: '金額超過線上付款的上限，請送出詢價。',
  announced: (amount) => `價格預估：${amount}。`,
};
