import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/money/services';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { basisWord, lengthText } from '../figures/count-words.ts';

/**
 * "5,318 words, counted", "about 18,700 words, estimated", "42:18 minutes of audio, to be listened to",
 * "being counted".
 */
export function wordsText(quote: QuoteSubmission): string {
  return [lengthText(quote), basisWord(quote)].filter((part) => part !== null).join(', ');
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
