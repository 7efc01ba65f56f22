import type { IndustrySlug } from '../industries/industry-slugs.ts';
import type { Quoted } from '../phrase.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import type { CoreKey } from './core-paths.ts';
import type { PageKey } from './page-keys.ts';

/** How menus and browsers call a page in one language. */
export interface PageName {
  /** Short name, as in menus and breadcrumbs. */
  readonly name: string;
  /** The same in the other voice of the page. */
  readonly nameCompanion: Quoted;
  /** Title of the tab, without the company's name. */
  readonly title: string;
}

export type CoreNames = Readonly<Record<CoreKey, PageName>>;
export type ServiceNames = Readonly<Record<ServiceSlug, PageName>>;
export type IndustryNames = Readonly<Record<IndustrySlug, PageName>>;

export type PageNames = Readonly<Record<PageKey, PageName>>;

/** Pages that search engines and sharing cards may describe: not those of a request, which are its client's alone. */
export type DescribedKey = Exclude<PageKey, 'request' | 'lostLink'>;
/** What they say about a page; that of the home page is among its texts. */
export type CoreDescriptions = Readonly<Record<Exclude<CoreKey & DescribedKey, 'home'>, string>>;
export type ServiceDescriptions = Readonly<Record<ServiceSlug, string>>;
export type IndustryDescriptions = Readonly<Record<IndustrySlug, string>>;
