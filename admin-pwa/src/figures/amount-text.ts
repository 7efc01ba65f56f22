import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../texts/texts.ts';

/**
 * The estimated cost: "$531.80", "at least $0.60" of a document that was counted in part, "about
 * $54.40" of a scan that was recognized. One of which
 * nothing was counted has no sum yet.
 */
export function amountText(quote: QuoteSubmission): string {
  const { money, about, atLeast, noSum } = texts().figures;
  const basis = basisOf(quote);
  const hasSum = isCounted(basis) && (basis === 'measured' || quote.wordCount > 0);
  if (!hasSum) return noSum;
  const amount = money(quote.estimatedCost, defaultCurrency);
  if (amount === null) return noAmount;
  if (basis === 'recognized') return about(amount);
  return basis === 'partial' ? atLeast(amount) : amount;
}

/** For a cost that is no number. Source: product specification. */
const noAmount = '—';
