import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/services';
import { formatCount } from '../ui/format-count.ts';

/** "5,318 words, counted", or "about 18,700 words, estimated" for what could not be counted. */
export function wordsText({ wordCount, wordCountBasis }: QuoteSubmission): string {
  const words = `${formatCount(wordCount)} words`;
  return wordCountBasis === 'measured' ? `${words}, counted` : `about ${words}, estimated`;
}

/** In a row "Translation" goes without saying. */
export function shortServiceParts(quote: QuoteSubmission): string[] {
  return serviceParts(quote).map((part) => part.replace(/ Translation$/, ''));
}

/** The defaults say nothing and are left out. Source: product specification, section 3. */
export function serviceParts(quote: QuoteSubmission): string[] {
  const { translationDirection, serviceType, deliveryTimeline } = quote;
  return [
    translationDirection,
    serviceType === defaultServiceType ? '' : serviceType,
    deliveryTimeline === defaultDeliveryTimeline ? '' : deliveryTimeline,
  ].filter(Boolean);
}
