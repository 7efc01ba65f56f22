import { type Cents, formatCents } from '@yiqiao/contract/money/money';
import { type SplitMoney, splitMoney } from '../facts/split-money.ts';

const thousands = new Intl.NumberFormat('en-US');
const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Numbers, money and moments as people read them. */
export const formats = {
  count: (count: number): string => thousands.format(count),
  /** @param currency US dollars unless given, as all estimates are. */
  money: (cents: Cents, currency?: string): string => formatCents(cents, currency),
  splitMoney: (cents: Cents, currency?: string): SplitMoney => splitMoney(cents, currency),
  /** "Thu, 3 Dec 2026", in the visitor's own zone. */
  day: (date: Date): string => {
    const { weekday, day, month, year } = nameParts(date);
    return `${weekday}, ${day} ${month} ${year}`;
  },
  /** "Sat 21 Nov, 14:31", in the visitor's own zone. */
  moment: (date: Date): string => {
    const { weekday, day, month } = nameParts(date);
    return `${weekday} ${day} ${month}, ${pad(date.getHours())}:${pad(date.getMinutes())}`;
  },
};

export type Formats = typeof formats;

/** The words of a local day: "Thu", "3", "Dec", "2026". The browser has them; date-fns would bring 13 KB. */
function nameParts(date: Date): Record<'weekday' | 'day' | 'month' | 'year', string> {
  const parts = { weekday: '', day: '', month: '', year: '' };
  for (const { type, value } of shortDay.formatToParts(date)) {
    if (type === 'weekday' || type === 'day' || type === 'month' || type === 'year') {
      parts[type] = value;
    }
  }
  return parts;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
