import type { Language } from '@yiqiao/contract/text/languages';
import { type ReactElement, use } from 'react';
import type { SiteTexts } from '../content/en/site-texts.ts';
import { loadSiteTexts } from '../content/loaders/load-texts.ts';
import { fetchLostSheets } from './lost-sheets.ts';
import type { PageRoute } from './page-route.ts';

/** The code or the texts of a page could not be fetched: no connection, or a deployment took them away. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded' as const;
}

/** One of each for the life of the program, by name: another one would forget the page's state. */
interface Shelf<Thing> {
  readonly things: Map<string, Thing>;
  readonly underWay: Map<string, Promise<Thing>>;
  /** What did not arrive. It is not asked for again by itself: React renders a failure twice. */
  readonly lost: Set<string>;
}

const pages: Shelf<ReactElement> = { things: new Map(), underWay: new Map(), lost: new Set() };
const siteTexts: Shelf<SiteTexts> = { things: new Map(), underWay: new Map(), lost: new Set() };

/**
 * Fetches a page and its texts before it is rendered. A prerendered page hydrates without suspending
 * then: an update that meets a suspended boundary would take the page's content away for a moment.
 */
export async function preloadPage(route: PageRoute, language: Language): Promise<void> {
  const [page, texts] = await Promise.all([route.load(language), loadSiteTexts[language]()]);
  pages.things.set(nameOf(route, language), page);
  siteTexts.things.set(language, texts);
}

/** A page; while it is not here, suspends until it is. */
export function usePage(route: PageRoute, language: Language): ReactElement {
  return useThing(pages, nameOf(route, language), () => route.load(language));
}

/** What stands around every page; while it is not here, suspends until it is. */
export function useSiteTexts(language: Language): SiteTexts {
  return useThing(siteTexts, language, loadSiteTexts[language]);
}

/** The texts of a language that did arrive, to say that another did not. */
export function anySiteTexts(): SiteTexts | undefined {
  return siteTexts.things.values().next().value;
}

/** Whoever asks now for what was lost has it fetched again. */
export function forgetLosses(): void {
  for (const { underWay, lost } of [pages, siteTexts]) {
    for (const name of lost) underWay.delete(name);
    lost.clear();
  }
}

function nameOf({ key }: PageRoute, language: Language): string {
  return `${language} ${key}`;
}

function useThing<Thing>(shelf: Shelf<Thing>, name: string, load: () => Promise<Thing>): Thing {
  const known = shelf.things.get(name);
  if (known !== undefined) return known;
  const promise = shelf.underWay.get(name) ?? fetchThing(shelf, name, load);
  shelf.underWay.set(name, promise);
  return use(promise);
}

async function fetchThing<Thing>(
  { lost }: Shelf<Thing>,
  name: string,
  load: () => Promise<Thing>,
): Promise<Thing> {
  try {
    await fetchLostSheets();
    return await load();
  } catch (cause) {
    lost.add(name);
    throw new PageNotLoaded('The page could not be fetched.', { cause });
  }
}
