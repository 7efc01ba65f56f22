import type { Cents } from '@yiqiao/contract/money/money';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import type { CheckoutTexts } from '../../content/en/checkout/checkout.ts';
import { getWordCount } from '../../quote/counts/word-figures.ts';
import type { DeskState } from '../../quote/desk/desk-state.ts';

/** What an amount is for, as far as this tab knows. */
export interface KnownOrder {
  readonly fileName: string;
  /** "5,318 words". */
  readonly words: string;
  /** "Standard Translation, Standard (5-7 days)". */
  readonly service: string;
}

/**
 * The order on the visitor's desk, if its price is this amount: an address can contain any amount. Only a
 * document that was counted in full has a price that can be paid.
 */
export function findOrder(
  { document, pricing }: DeskState,
  amount: Cents,
  texts: CheckoutTexts,
): KnownOrder | null {
  const count = document && getWordCount(document);
  if (!document || !pricing || count?.wordCountBasis !== 'measured') return null;
  if (estimateCents({ wordCount: count.wordCount, ...pricing }) !== amount) return null;
  return {
    fileName: document.file.name,
    words: texts.counting.words(count.wordCount),
    service: texts.offer.both(pricing.serviceType, pricing.deliveryTimeline),
  };
}
