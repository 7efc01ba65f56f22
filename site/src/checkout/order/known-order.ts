import type { Cents } from '@yiqiao/contract/money/money';
import { isTranslationDirection } from '@yiqiao/contract/money/services';
import type { CheckoutTexts } from '../../content/en/checkout/checkout.ts';
import { getWordCount } from '../../quote/counts/word-figures.ts';
import type { DeskState, Pricing, SourceDocument } from '../../quote/desk/desk-state.ts';
import { findShownEstimate } from '../../quote/estimate/shown-estimate.ts';

/** What an amount is for, as far as this tab knows. */
export interface KnownOrder {
  readonly document: SourceDocument;
  readonly fileName: string;
  readonly pricing: Pricing;
  readonly wordCount: number;
  /** "5,318 words". */
  readonly words: string;
  /** "Standard Translation, Standard (5-7 days)". */
  readonly service: string;
  /** "Chinese to English Translation"; empty while nothing was chosen. */
  readonly direction: string;
}

/**
 * The order on the visitor's desk, if its price is this amount: an address can contain any amount. Only a
 * document that was counted in full has a price that can be paid.
 */
export function findOrder(
  { document, pricing, fields }: DeskState,
  amount: Cents,
  texts: Pick<CheckoutTexts, 'counting' | 'offer'>,
): KnownOrder | null {
  const count = document && getWordCount(document);
  if (!document || !pricing || count?.wordCountBasis !== 'measured') return null;
  const { wordCount } = count;
  if (findShownEstimate({ document, pricing })?.cents !== amount) return null;
  const { translationDirection: direction } = fields;
  return {
    document,
    fileName: document.file.name,
    pricing,
    wordCount,
    words: texts.counting.words(wordCount),
    service: texts.offer.both(pricing.serviceType, pricing.deliveryTimeline),
    direction: isTranslationDirection(direction) ? texts.offer.name(direction) : '',
  };
}
