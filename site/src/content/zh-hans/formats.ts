import { formatCents } from '@yiqiao/contract/money/money';
import type { Formats } from '../en/formats.ts';
import { joinMoment } from '../facts/join-moment.ts';
import { splitMoney } from '../facts/split-money.ts';

const thousands = new Intl.NumberFormat('zh-CN');
const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'short' });

export const formats: Formats = {
  count: (count) => thousands.format(count),
  money: (cents, currency) => formatCents(cents, currency, 'zh'),
  splitMoney: (cents, currency) => splitMoney(cents, currency, 'zh'),
  day: (date) =>
    joinMoment(
      `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日（${weekday.format(date)}）`,
    ),
  moment: (date) =>
    joinMoment(
      `${date.getMonth() + 1}月${date.getDate()}日（${weekday.format(date)}）${pad(date.getHours())}:${pad(date.getMinutes())}`,
    ),
};

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
