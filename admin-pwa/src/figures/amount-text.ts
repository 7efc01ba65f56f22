import { formatDecimalCost } from '@yiqiao/contract/money';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { basisOf, type WordCountBasis } from '@yiqiao/contract/word-count';

const leads: Record<WordCountBasis, string> = {
  measured: '',
  partial: 'at least ',
  estimated: 'about ',
  none: '',
};

/** The estimated cost with what it is worth: "$531.80", "about $53.20"; a recording has no price yet. */
export function amountText(quote: QuoteSubmission): string {
  const basis = basisOf(quote);
  const amount = basis === 'none' ? null : formatDecimalCost(quote.estimatedCost);
  return amount === null ? '—' : `${leads[basis]}${amount}`;
}
