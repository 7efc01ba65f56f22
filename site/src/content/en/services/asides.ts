import { ifClaimed, joinSentences } from '../../claimed.ts';
import { price } from '../prices.ts';

const in24Hours = ifClaimed('deliveryIn24Hours', 'Delivery in 24 hours for most projects.');
const from = (prices: string) => ifClaimed('pricesFrom', `From ${prices}.`);

/** Prices and times that service pages claim under their button. Empty where the office claims none. */
export const asides = {
  translation: joinSentences(from(`${price.translated} translated`), in24Hours),
  writing: joinSentences(from(`${price.written} written`), in24Hours),
  both: from(`${price.translated} translated and ${price.written} written`),
  transcription: joinSentences(in24Hours, ifClaimed('supportAtAnyHour', 'Support 24/7.')),
};
