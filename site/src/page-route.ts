import type { ComponentType } from 'react';
import type { PageName } from './content/page-names.ts';

/** What search engines, browsers and shared links know about a page. */
export interface PageMeta extends PageName {
  /** Path from the root, without a trailing slash. */
  readonly path: string;
}

export interface PageRoute extends PageMeta {
  readonly kind: 'page' | 'service' | 'industry';
  /** Steps of a purchase are no entry pages: they stay out of the sitemap and of search results. */
  readonly isIndexed: boolean;
  /** Fetches the page's component and what it says, each in a chunk of its own. */
  readonly load: () => Promise<ComponentType>;
}
