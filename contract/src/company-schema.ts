import * as z from 'zod/mini';
import type { Currency } from './money/currency.ts';
import { isNoMistypedIban } from './text/iban.ts';
import { isTimeZone } from './text/time-zone.ts';

/** @param what the message for any other value; it follows the name. */
function expected(what: string) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      input === undefined ? 'is missing' : `must be ${what}`,
  };
}

function text(minLength: number, maxLength: number, refused = /[\p{Cc}\p{Cs}]/u) {
  const params = expected(`a text of ${minLength} to ${maxLength} characters`);
  return z.string(params).check(
    z.trim(),
    z.minLength(minLength, params),
    z.maxLength(maxLength, params),
    z.refine((value) => !refused.test(value), 'must not contain control characters'),
  );
}

const line = text(1, 200);

/** Control characters, and halves of characters, except the end of a line. */
const exceptLines = /(?!\n)[\p{Cc}\p{Cs}]/u;

function inLanguages<Text extends z.ZodMiniType<string>>(one: Text) {
  return z.strictObject(
    { en: one, 'zh-Hans': z.optional(one), 'zh-Hant': z.optional(one) },
    expected('an object such as { "en": "…", "zh-Hans": "…", "zh-Hant": "…" }'),
  );
}

/** Several lines for each language; a missing one falls back to English. */
const lines = inLanguages(text(1, 1000, exceptLines));

/** The same with one line each. */
const names = inLanguages(line);

/** A bank account, in the words in which a bank's form takes them. */
export const bankAccountSchema = z.strictObject(
  {
    /** Whose it is. */
    name: line,
    /** Account number or IBAN; spaces are for reading. */
    number: line,
    /** The bank, with its branch where transfers ask for it. */
    bank: line,
    /** BIC of an international transfer, 联行号 (CNAPS) of one within mainland China. */
    code: z.optional(line),
  },
  expected('an object such as { "name": "…", "number": "…", "bank": "…", "code": "…" }'),
);

export type BankAccount = z.infer<typeof bankAccountSchema>;

const zone = expected('a time zone such as Asia/Shanghai');

/** The schema of `company.json`. Unknown names are refused: they are most likely misspelled. */
export const companySchema = z.strictObject(
  {
    /** Legal or trading name, shown in running text. */
    name: line,
    /** The same on pages in Chinese, which otherwise have the short Chinese name, or this one. */
    nameChinese: z.optional(line),
    /** The same in Traditional characters, where they differ. */
    nameTraditional: z.optional(line),
    /** Short Latin name in the word-mark, without its full stop. */
    brand: line,
    /** Short Chinese name in the word-mark, without its full stop. May be empty. */
    brandChinese: text(0, 200),
    /** The same in Traditional characters, where they differ. */
    brandTraditional: z.optional(line),
    email: z.email(expected('an email address such as desk@example.com')),
    /** The name in the register of companies, where it is not the one it trades under. */
    registeredAs: z.optional(names),
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
    timeZone: z.optional(z.string(zone).check(z.refine(isTimeZone, zone))),
    /** An order is paid into the account of its quote's currency. */
    accounts: z.optional(
      z.strictObject(
        {
          USD: z.optional(bankAccountSchema),
          CNY: z.optional(bankAccountSchema),
        } satisfies Record<Currency, unknown>,
        expected('an object such as { "USD": { … }, "CNY": { … } }'),
      ),
    ),
    /**
     * How else to pay without a card, in the office's own words. `{reference}` becomes the reference of the
     * request.
     */
    bankTransfer: z.optional(lines),
  },
  expected('an object'),
);

export type Company = z.infer<typeof companySchema>;

export type LocalLines = z.infer<typeof lines>;

/**
 * What owners change of it in the console, and anybody may read. Where an order is paid to is a section of its own, which
 * is for clients. Unknown fields are left out, since a later release may have added them.
 */
export const companySectionSchema = z.object({
  ...z.pick(companySchema, {
    name: true,
    nameChinese: true,
    nameTraditional: true,
    brand: true,
    brandChinese: true,
    brandTraditional: true,
    email: true,
    telephone: true,
    registration: true,
    taxNumber: true,
    icpNumber: true,
    timeZone: true,
  }).shape,
  registeredAs: z.optional(z.object(names.shape)),
  address: z.optional(z.object(lines.shape)),
});

export type CompanySection = z.infer<typeof companySectionSchema>;

const accountInSection = z.object({
  ...bankAccountSchema.shape,
  number: line.check(z.refine(isNoMistypedIban, 'must be an IBAN without a mistake')),
});

/** Where orders are paid to, which owners change in the console as well: a bank account by currency, and other ways. */
export const accountsSectionSchema = z.object({
  USD: z.optional(accountInSection),
  CNY: z.optional(accountInSection),
  bankTransfer: z.optional(z.object(lines.shape)),
} satisfies Record<Currency | 'bankTransfer', unknown>);

export type AccountsSection = z.infer<typeof accountsSectionSchema>;

/** What `company.json` says about where orders are paid to. */
export function accountsOf({ accounts, bankTransfer }: Company): AccountsSection {
  return { ...accounts, ...(bankTransfer !== undefined && { bankTransfer }) };
}
