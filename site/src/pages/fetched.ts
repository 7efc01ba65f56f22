import type { Language } from '@yiqiao/contract/text/languages';
import { type ReactElement, use } from 'react';
import type { SiteTexts } from '../content/en/site-texts.ts';
import { loadSiteTexts } from '../content/loaders/load-texts.ts';
import { fetchLostSheets } from './lost-sheets.ts';
import type { PageRoute } from './page-route.ts';

/** The code or texts of a page could not be fetched: no connection, or a deployment has removed them. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded' as const;
}

/** Each is loaded once and kept: a second element of a page would lose its state. */
interface Cache<Loaded> {
  readonly loaded: Map<string, Loaded>;
  readonly pending: Map<string, Promise<Loaded>>;
  /** Keys of failed loads. They are not retried automatically, since React renders a failure twice. */
  readonly failed: Set<string>;
}

const pages: Cache<ReactElement> = { loaded: new Map(), pending: new Map(), failed: new Set() };
const siteTexts: Cache<SiteTexts> = { loaded: new Map(), pending: new Map(), failed: new Set() };

/**
 * Fetches a page and its texts before it is rendered, so that a prerendered page hydrates without suspending:
 * an update during a suspended boundary would blank the page for a moment.
 */
export async function preloadPage(route: PageRoute, language: Language): Promise<void> {
  const [page, texts] = await Promise.all([route.load(language), loadSiteTexts[language]()]);
  pages.loaded.set(keyOf(route, language), page);
  siteTexts.loaded.set(language, texts);
}

/** The page's element; suspends until it is loaded. */
export function usePage(route: PageRoute, language: Language): ReactElement {
  return useLoaded(pages, keyOf(route, language), () => route.load(language));
}

/** The texts that every page needs; suspends until they are loaded. */
export function useSiteTexts(language: Language): SiteTexts {
  return useLoaded(siteTexts, language, loadSiteTexts[language]);
}

/** The texts of any language that was loaded, to report that another was not. */
export function anySiteTexts(): SiteTexts | undefined {
  return siteTexts.loaded.values().next().value;
}

/** Forgets failed loads, so that the next request retries. */
export function forgetFailures(): void {
  for (const { pending, failed } of [pages, siteTexts]) {
    for (const key of failed) pending.delete(key);
    failed.clear();
  }
}

function keyOf({ key }: PageRoute, language: Language): string {
  return `${language} ${key}`;
}

function useLoaded<Loaded>(cache: Cache<Loaded>, key: string, load: () => Promise<Loaded>): Loaded {
  const known = cache.loaded.get(key);
  if (known !== undefined) return known;
  const promise = cache.pending.get(key) ?? attemptLoad(cache, key, load);
  cache.pending.set(key, promise);
  return use(promise);
}

async function attemptLoad<Loaded>(
  { failed }: Cache<Loaded>,
  key: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  try {
    await fetchLostSheets();
    return await load();
  } catch (cause) {
    failed.add(key);
    throw new PageNotLoaded('The page could not be fetched.', { cause });
  }
}
