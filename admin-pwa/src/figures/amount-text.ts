import { basisOf, type WordCountBasis } from '@yiqiao/contract/counting/word-count';
import { formatDecimalCost } from '@yiqiao/contract/money/money';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';

const leads: Record<WordCountBasis, string | null> = {
  measured: '',
  partial: 'at least ',
  estimated: 'about ',
  none: null,
  counting: null,
};

/**
 * The estimated cost with what it is worth: "$531.80", "about $53.20"; a recording has no price yet, nor has
 * a document that is being counted.
 */
export function amountText(quote: QuoteSubmission): string {
  const lead = leads[basisOf(quote)];
  const amount = lead === null ? null : formatDecimalCost(quote.estimatedCost);
  return amount === null ? '—' : `${lead}${amount}`;
}
