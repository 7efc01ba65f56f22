import { type IndustrySlug, industrySlugs } from '../industries/industry-slugs.ts';
import { type ServiceSlug, serviceSlugs } from '../services/service-slugs.ts';
import { type CoreKey, corePaths } from './core-paths.ts';

/** Names a page of the site in every language: its slug, or what it is. */
export type PageKey = CoreKey | ServiceSlug | IndustrySlug;

/** `request`: private to its client; it names itself, and is not shared. */
export type PageKind = 'page' | 'service' | 'industry' | 'request';

/** The path of every page in English; `inLanguage` makes the others of it. */
export const pagePaths = {
  ...corePaths,
  ...pathsBelow('/services', serviceSlugs),
  ...pathsBelow('/industries', industrySlugs),
} satisfies Readonly<Record<PageKey, string>>;

function pathsBelow<Slug extends string>(folder: string, slugs: readonly Slug[]) {
  const paths = slugs.map((slug) => [slug, `${folder}/${slug}`] as const);
  return Object.fromEntries(paths) as Readonly<Record<Slug, string>>;
}
