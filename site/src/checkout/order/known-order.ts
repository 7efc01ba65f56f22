import type { Cents } from '@yiqiao/contract/money/money';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import type { CheckoutTexts } from '../../content/en/checkout/checkout.ts';
import type { DeskState } from '../../quote/desk/desk-state.ts';
import { findGuess, type Guess } from '../../quote/estimate/find-guess.ts';
import { getWordCount } from '../../quote/words/word-figures.ts';

/** What an amount pays for, as far as this tab knows. */
export interface KnownOrder {
  readonly fileName: string;
  /** "5,318 words"; "about" or "at least" where they are not all counted. */
  readonly words: string;
  /** "Standard Translation, Standard (5-7 days)". */
  readonly service: string;
  /** Why the amount is no price; `null` where the whole document was counted. */
  readonly guess: Guess | null;
}

/** The order on the visitor's desk, if its price is this amount: any amount may stand in an address. */
export function findOrder(
  { document, pricing }: DeskState,
  amount: Cents,
  texts: CheckoutTexts,
): KnownOrder | null {
  const count = document && getWordCount(document);
  if (!document || !pricing || !count) return null;
  if (estimateCents({ wordCount: count.wordCount, ...pricing }) !== amount) return null;
  const words = texts.counting.words(count.wordCount);
  const guess = findGuess(document, texts.guess);
  return {
    fileName: document.file.name,
    words: guess === null ? words : texts.order.uncertainWords(guess.lead, words),
    service: texts.offer.both(pricing.serviceType, pricing.deliveryTimeline),
    guess,
  };
}
