import type { Cents } from '@yiqiao/contract/money/money';
import type { Formats } from '../en/formats.ts';

const thousands = new Intl.NumberFormat('zh-TW');
const twoDecimals = new Intl.NumberFormat('zh-TW', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const weekday = new Intl.DateTimeFormat('zh-TW', { weekday: 'short' });
const time = new Intl.DateTimeFormat('zh-TW', { hour: 'numeric', minute: '2-digit', hour12: true });

export const formats: Formats = {
  count: (count) => thousands.format(count),
  money: (cents) => `US$${figure(cents)}`,
  splitMoney: (cents) => ({ currency: 'US$', figure: figure(cents) }),
  day: (date) =>
    `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日（${weekday.format(date)}）`,
  moment: (date) =>
    `${date.getMonth() + 1}月${date.getDate()}日（${weekday.format(date)}）${time.format(date)}`,
};

function figure(cents: Cents): string {
  return twoDecimals.format(cents / 100);
}
