import { spellOfferCounts } from '../offer-counts.ts';

/** How many services and industries there are, as prose writes it: in words up to twelve. */
export const offerCounts = spellOfferCounts(
  '零一二三四五六七八九十'.split('').concat('十一', '十二'),
);

/** The same in English, for what stands beside the Chinese. */
export const englishOfferCounts = spellOfferCounts(
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' '),
);
