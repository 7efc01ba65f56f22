import { basisOf } from '@yiqiao/contract/counting/word-count';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { texts } from '../texts/texts.ts';

/**
 * The estimated cost and how firm it is: "$531.80", "about $53.20". A recording has no price yet, nor
 * has a document still being counted.
 */
export function amountText(quote: QuoteSubmission): string {
  const { money, atLeast, about } = texts().figures;
  const amount = money(quote.estimatedCost);
  if (amount === null) return noAmount;
  switch (basisOf(quote)) {
    case 'measured':
      return amount;
    case 'partial':
      return atLeast(amount);
    case 'estimated':
      return about(amount);
    case 'none':
    case 'counting':
      return noAmount;
  }
}

const noAmount = '—';
