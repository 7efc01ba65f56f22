import type { Cents } from '@yiqiao/contract/money/money';
import type { Formats } from '../en/formats.ts';

const thousands = new Intl.NumberFormat('zh-CN');
const twoDecimals = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'short' });

export const formats: Formats = {
  count: (count) => thousands.format(count),
  money: (cents) => `US$${figure(cents)}`,
  splitMoney: (cents) => ({ currency: 'US$', figure: figure(cents) }),
  day: (date) =>
    `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日（${weekday.format(date)}）`,
  moment: (date) =>
    `${date.getMonth() + 1}月${date.getDate()}日（${weekday.format(date)}）${pad(date.getHours())}:${pad(date.getMinutes())}`,
};

function figure(cents: Cents): string {
  return twoDecimals.format(cents / 100);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
