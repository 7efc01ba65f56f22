import { formatDecimal } from '@yiqiao/contract/money/money';
import type { MailFormats } from './mail-texts.ts';

interface ChineseWords {
  readonly locale: string;
  /** Of hours from 0 to 23 and two digits of minutes. */
  readonly time: (hour: number, minute: string) => string;
  readonly countOf: MailFormats['countOf'];
  /** Zones that Chinese readers call otherwise than Unicode does. */
  readonly zones: Readonly<Record<string, string>>;
}

/** Figures and moments in Chinese, of either script. */
export function createChineseFormats({ locale, time, countOf, zones }: ChineseWords): MailFormats {
  const thousands = new Intl.NumberFormat(locale);
  return {
    count: (count) => thousands.format(count),
    countOf,
    money: (decimal, currency) => formatDecimal(decimal, currency, 'zh'),
    day: (date) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        Date.parse(date),
      ),
    moment(at, timeZone) {
      const format = new Intl.DateTimeFormat(locale, {
        timeZone,
        weekday: 'short',
        day: 'numeric',
        month: 'numeric',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'longGeneric',
      });
      const parts = format.formatToParts(at);
      const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
      const day = `${part('month')}月${part('day')}日`;
      const zone =
        zones[format.resolvedOptions().timeZone] ??
        part('timeZoneName')
          .replace(/标准(?=时间)|標準(?=時間)/, '')
          .replace(/^GMT.00:00$/, 'UTC');
      const said = time(Number(part('hour')), part('minute'));
      return {
        short: `${day}${said}`,
        long: `${part('year')}年${day}（${part('weekday')}）${said}，${zone}`,
        zoned: `${zone}${day}${said}`,
      };
    },
  };
}
