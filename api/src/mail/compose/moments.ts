import { company } from '@yiqiao/contract/company';
import type { MailFormats, SayMoment } from '../texts/mail-texts.ts';

/**
 * Moments as a reader's clocks show them.
 * @param timeZone the reader's. Undefined: that of the office, which each moment names then.
 */
export function createMoments(
  formats: Pick<MailFormats, 'moment'>,
  timeZone: string | undefined,
): SayMoment {
  return (at) => {
    const said = formats.moment(new Date(at).getTime(), timeZone ?? company.timeZone);
    return timeZone === undefined ? { ...said, short: said.zoned } : said;
  };
}
