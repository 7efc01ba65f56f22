import { formatCents } from '@yiqiao/contract/money/money';
import type { Formats } from '../en/formats.ts';
import { joinMoment } from '../facts/join-moment.ts';
import { splitMoney } from '../facts/split-money.ts';

const thousands = new Intl.NumberFormat('zh-TW');
const weekday = new Intl.DateTimeFormat('zh-TW', { weekday: 'short' });
const time = new Intl.DateTimeFormat('zh-TW', { hour: 'numeric', minute: '2-digit', hour12: true });

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
      `${date.getMonth() + 1}月${date.getDate()}日（${weekday.format(date)}）${time.format(date)}`,
    ),
};
