import type { PageMeta } from '../../page-route.ts';
import { industryNames } from '../en/industry-names.ts';
import { type IndustrySlug, industrySlugs } from './industry-slugs.ts';

/** An industry as menus, routes and search engines know it; what its page says is loaded with the page. */
export interface IndustryEntry extends PageMeta {
  readonly slug: IndustrySlug;
}

export const industryPages: readonly IndustryEntry[] = industrySlugs.map((slug) => ({
  slug,
  path: `/industries/${slug}`,
  ...industryNames[slug],
}));
