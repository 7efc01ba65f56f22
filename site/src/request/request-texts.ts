import { decimalToCents } from '@yiqiao/contract/money/money';
import type { MomentTexts } from '../content/en/request/moments.ts';
import type { RequestTexts } from '../content/en/request/request.ts';
import { toZonedMoment } from '../content/facts/zoned-moment.ts';
import { createRequired } from '../required-context.ts';

/** Writes a moment, ISO 8601 or in ms since the epoch, in each of the forms that the page has. */
export type Moments = Readonly<Record<keyof MomentTexts, (at: string | number) => string>>;

/** The texts of a client's page. */
export interface PageTexts extends Omit<RequestTexts, 'moments'> {
  /** In the time zone of the client. */
  readonly moments: Moments;
  /** In another zone; UTC if that is missing or unknown. */
  momentsIn(timeZone: string | undefined): Moments;
  /** Formats an amount with two decimals, as records have them. */
  price(amount: string, currency: string): string;
  /** A day without a clock: "24 December 2026", of "2026-12-24". */
  day(date: string): string;
  /** The same, in a list: "Thu 24 Dec". */
  shortDay(date: string): string;
}

export const [RequestTextsContext, useRequestTexts] =
  createRequired<PageTexts>('texts of a request');

/** Ties the texts of a language to the time zone of a client. */
export function toPageTexts(texts: RequestTexts, timeZone: string | undefined): PageTexts {
  const { formats, moments } = texts;
  const momentsIn = (zone: string | undefined): Moments => {
    const write = (form: keyof MomentTexts) => (at: string | number) =>
      moments[form](toZonedMoment(at, zone));
    return {
      full: write('full'),
      short: write('short'),
      narrow: write('narrow'),
      day: write('day'),
      shortDay: write('shortDay'),
      yourTime: write('yourTime'),
      zone: write('zone'),
    };
  };
  return {
    ...texts,
    moments: momentsIn(timeZone),
    momentsIn,
    price: (amount, currency) => formats.money(decimalToCents(amount), currency),
    day: momentsIn('UTC').day,
    shortDay: momentsIn('UTC').shortDay,
  };
}
