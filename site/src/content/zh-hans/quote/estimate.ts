import type { QuoteTexts } from '../../en/quote/quote.ts';
import { formats } from '../formats.ts';
import { words } from './words/units.ts';

export const estimate: QuoteTexts['estimate'] = {
  open: '估算价格',
  heading: '价格估算',
  close: '关闭',
  closeLabel: '关闭价格估算',
  services: '服务与单价',
  rate: (cents) => `${formats.money(cents)} / 字`,
  delivery: '交付周期',
  sum: (count, rate, factor, source) => {
    const sum = `${words(count)} × ${formats.money(rate)} × ${factor}`;
    return source === null ? sum : `${sum}，${source}`;
  },
  payNow: '立即付款',
  tooMuch: '金额超过在线付款的上限，请提交询价。',
  announced: (amount) => `价格估算：${amount}。`,
};
