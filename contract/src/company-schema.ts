import * as z from 'zod/mini';
import { isTimeZone } from './text/time-zone.ts';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Several lines in each language; one that is left out gets the English text. */
const lines = z.strictObject({
  en: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  'zh-Hans': z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))),
  'zh-Hant': z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))),
});

/** What a `company.json` may say. An unknown name is refused: it is most likely a misspelled one. */
export const companySchema = z.strictObject({
  /** Legal or trading name, shown in running text. */
  name: line,
  /** Short Latin name in the word-mark, without its full stop. */
  brand: line,
  /** Short Chinese name in the word-mark, without its full stop. May be empty. */
  brandChinese: z.string().check(z.trim(), z.maxLength(200)),
  /** The same in Traditional characters, where they differ. */
  brandTraditional: z.optional(line),
  email: z.email(),
  /** Postal address, as it is written on an envelope. */
  address: z.optional(lines),
  telephone: z.optional(line),
  /** Where the company is registered, and under which number. */
  registration: z.optional(line),
  /** VAT or taxpayer number. */
  taxNumber: z.optional(line),
  /** The ICP filing that a site hosted in mainland China has to show, such as 沪ICP备12345678号-1. */
  icpNumber: z.optional(line),
  /** IANA name of the zone in which the office works, such as Asia/Shanghai. */
  timeZone: z.optional(
    z.string().check(z.refine(isTimeZone, 'must be a time zone such as Asia/Shanghai')),
  ),
  /**
   * How to pay by bank transfer, for those who cannot use a card. `{reference}` becomes the reference
   * of the request.
   */
  bankTransfer: z.optional(lines),
});

export type Company = z.infer<typeof companySchema>;

export type LocalLines = z.infer<typeof lines>;
