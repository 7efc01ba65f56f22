import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/money/services';
import { latestOffer } from '@yiqiao/contract/order/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { basisWord, lengthText } from '../../figures/count-words.ts';
import { texts } from '../../texts/texts.ts';

/**
 * "5,318 words, counted", "about 18,700 words, estimated", "42:18 minutes of audio, to be listened to",
 * "being counted"; once there is an offer, "8,912 words, quote 2".
 */
export function wordsText(quote: QuoteSubmission): string {
  const offer = latestOffer(quote);
  if (offer !== null) {
    const { figures, order } = texts();
    return order.inRow(figures.words(offer.wordCount), offer.version);
  }
  const basis = basisWord(quote);
  const length = lengthText(quote);
  return basis === null ? length : texts().figures.wordsBy(length, basis);
}

/** "Translation" goes without saying in a row. */
export function shortServiceParts(quote: QuoteSubmission): string[] {
  return namesOf(quote).map(texts().services.short);
}

/** Defaults are left out. Source: product specification, section 3. */
export function serviceParts(quote: QuoteSubmission): string[] {
  return namesOf(quote).map(texts().services.name);
}

function namesOf(quote: QuoteSubmission): string[] {
  const { translationDirection, serviceType, deliveryTimeline } = quote;
  return [
    translationDirection,
    serviceType === defaultServiceType ? '' : serviceType,
    deliveryTimeline === defaultDeliveryTimeline ? '' : deliveryTimeline,
  ].filter(Boolean);
}
