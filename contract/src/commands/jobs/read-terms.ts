import * as z from 'zod/mini';
import { feeCurrencies } from '../../money/currency.ts';
import { centsToDecimal } from '../../money/money.ts';
import {
  maxOfferedWords,
  parseFixedPrice,
  parsePricePerWord,
  pricePerWordToDecimal,
  priceWords,
} from '../../money/offer-price.ts';
import { type Fee, feeKinds, type Terms } from '../../record/job.ts';
import { textLimits } from '../../record/order.ts';
import { isTooLong, readLines } from '../../text/order-text.ts';

/** What staff write of the terms of a job. */
export const termsRequestShape = {
  words: z.int().check(z.minimum(0)),
  dueAt: z.iso.datetime(),
  answerBy: z.optional(z.iso.datetime()),
  note: z.optional(z.string()),
  fee: z.optional(
    z.object({
      currency: z.enum(feeCurrencies),
      kind: z.enum(feeKinds),
      /** Of a word, with up to three decimals, or of the job, with two. */
      amount: z.string(),
    }),
  ),
};

/** The same in words, for a body that does not match. */
export const termsInWords = `\`words\`, \`dueAt\`, and, if wanted, \`answerBy\`, \`note\` and \`fee\` with \`currency\` (${feeCurrencies.join(', ')}), \`kind\` (${feeKinds.join(', ')}) and \`amount\` as a decimal text`;

type TermsRequest = z.output<z.ZodMiniObject<typeof termsRequestShape>>;

/** - `words-invalid`, `due-invalid`, `fee-invalid`, `text-too-long`: of what was sent. */
export type TermsFault = 'words-invalid' | 'due-invalid' | 'fee-invalid' | 'text-too-long';

/** The terms as a job keeps them, or what is wrong with them. @param at in ms since the epoch. */
export function readTerms(
  { words, dueAt, answerBy, note = '', fee }: TermsRequest,
  at: number,
): Terms | TermsFault {
  if (words > maxOfferedWords) return 'words-invalid';
  const due = Date.parse(dueAt);
  const isLate =
    answerBy !== undefined && !(Date.parse(answerBy) > at && Date.parse(answerBy) <= due);
  if (due <= at || isLate) return 'due-invalid';
  const kept = fee === undefined ? undefined : readFee(fee, words);
  if (kept === null) return 'fee-invalid';
  const read = readLines(note, textLimits.note);
  if (isTooLong(read)) return read.fault;
  return {
    words,
    dueAt,
    ...(answerBy !== undefined && { answerBy }),
    ...(kept !== undefined && { fee: kept }),
    ...('text' in read && { note: read.text }),
  };
}

/** A fee with its total, or `null` when it is none. */
export function readFee(
  { currency, kind, amount }: NonNullable<TermsRequest['fee']>,
  words: number,
): Fee | null {
  if (kind === 'fixed') {
    const cents = parseFixedPrice(amount);
    if (cents === null) return null;
    const total = centsToDecimal(cents);
    return { currency, kind, amount: total, total };
  }
  const tenths = parsePricePerWord(amount);
  const cents = tenths === null ? null : priceWords(words, tenths);
  if (tenths === null || cents === null) return null;
  return { currency, kind, amount: pricePerWordToDecimal(tenths), total: centsToDecimal(cents) };
}
