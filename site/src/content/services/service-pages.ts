import type { PageMeta } from '../../page-route.ts';
import { serviceNames } from '../en/service-names.ts';
import { type ServiceSlug, serviceSlugs } from './service-slugs.ts';

/** A service as menus, routes and search engines know it; what its page says is loaded with the page. */
export interface ServiceEntry extends PageMeta {
  readonly slug: ServiceSlug;
}

export const servicePages: readonly ServiceEntry[] = serviceSlugs.map((slug) => ({
  slug,
  path: `/services/${slug}`,
  ...serviceNames[slug],
}));
