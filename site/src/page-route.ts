import type { ComponentType } from 'react';

/** What search engines, browsers and shared links know about a page. */
export interface PageMeta {
  /** Path from the root, without a trailing slash. */
  readonly path: string;
  /** Short name, as in menus and breadcrumbs. */
  readonly name: string;
  /** The same, in Simplified Chinese. */
  readonly nameChinese: string;
  /** Title of the tab, without the company's name. */
  readonly title: string;
  readonly description: string;
}

export interface PageRoute extends PageMeta {
  readonly kind: 'page' | 'service' | 'industry';
  /** Steps of a purchase are no entry pages: they stay out of the sitemap and of search results. */
  readonly isIndexed: boolean;
  /** Fetches the page's component and what it says, each in a chunk of its own. */
  readonly load: () => Promise<ComponentType>;
}
