import { spellOfferCounts } from '../offer-counts.ts';

/** How many services and industries there are, as prose writes it: in words up to twelve. */
export const offerCounts = spellOfferCounts(
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
);

/** The same in Chinese, for what stands beside the English. */
export const chineseOfferCounts = spellOfferCounts(
  '零一二三四五六七八九十'.split('').concat('十一', '十二'),
);

/** For the beginning of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
