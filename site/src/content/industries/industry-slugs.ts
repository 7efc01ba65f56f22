/** In the order of the header's menu. */
export const industrySlugs = [
  'life-sciences',
  'retail',
  'travel',
  'technology',
  'gaming',
  'entertainment',
  'legal',
  'finance',
  'marketing',
  'more',
] as const;

export type IndustrySlug = (typeof industrySlugs)[number];
