import { formatDecimal } from '@yiqiao/contract/money/money';
import { nameUncounted } from '@yiqiao/contract/wording/uncounted-names';
import type { MailFormats } from '../mail-texts.ts';

const thousands = new Intl.NumberFormat('en-US');

export const formats: MailFormats = {
  count: (count) => thousands.format(count),
  countOf(facts) {
    switch (facts.basis) {
      case 'measured':
        return `${facts.words}, counted in the whole document`;
      case 'partial':
        return `at least ${facts.words}, counted in part`;
      case 'recognized':
        return `about ${facts.words}, recognized in pictures of pages`;
      case 'estimated':
        return `about ${facts.words}, estimated from the file size`;
      case 'none':
        return `${nameUncounted(facts.uncounted)}, not counted yet`;
      case 'counting':
        return 'being counted';
    }
  },
  money: (decimal, currency) => formatDecimal(decimal, currency),
  day: (date) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(date),
    ),
  moment(at, timeZone) {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longGeneric',
    }).formatToParts(at);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    const day = `${part('weekday')} ${part('day')} ${part('month')}`;
    const time = `${part('hour')}:${part('minute')}`;
    const zone = part('timeZoneName')
      .replace(/(?: Standard)? Time$/, ' time')
      .replace(/^GMT.00:00$/, 'UTC');
    const short = `${day}, ${time}`;
    const long = `${day} ${part('year')}, ${time}, ${zone}`;
    return { short, long, zoned: `${short}, ${zone}` };
  },
};
