import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** What a page says as it is served, before any script has run. */
export interface ServedPage {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly headings: readonly { readonly text: string; readonly chinese: string }[];
  /** Links to the quote page: all of them, and those of its main part that say so. */
  readonly quoteLinks: number;
  readonly quoteButtons: number;
  readonly mainText: string;
  readonly styledElements: number;
  /** Paths and queries of what it links to on this site. */
  readonly targets: readonly string[];
  /** Links to parts of this very page, and those of them whose part is missing. */
  readonly partLinks: number;
  readonly missingParts: readonly string[];
}

/** Asks the product for a page and reads it without loading it, for a tenth of the time. */
export async function readServedPage(page: Page, path: string): Promise<ServedPage> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return page.evaluate(describePage, { html: await answer.text(), address: answer.url() });
}

/** Runs in a page, for the sake of its parser. */
function describePage({ html, address }: { html: string; address: string }): ServedPage {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const textOf = (element: Element | null) => element?.textContent ?? '';
  const links = find('a').map((link) => new URL(link.getAttribute('href') ?? '', address));
  const onSite = links.filter(({ origin }) => origin === new URL(address).origin);
  const parts = find('a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  return {
    titles: find('title').map(textOf),
    descriptions: find('meta[name="description"]').map((it) => it.getAttribute('content') ?? ''),
    canonicals: find('link[rel="canonical"]').map((it) => it.getAttribute('href') ?? ''),
    headings: find('h1').map((heading) => ({
      text: textOf(heading),
      chinese: textOf(heading.querySelector('[lang="zh-Hans"]')),
    })),
    quoteLinks: find('a[href="/quote"]').length,
    quoteButtons: find('main a[href="/quote"]').filter((link) =>
      textOf(link).includes('Get a Quote'),
    ).length,
    mainText: textOf(document.querySelector('main')),
    styledElements: find('[style]').length,
    targets: onSite.map(({ pathname, search }) => pathname + search),
    partLinks: parts.length,
    missingParts: parts.filter((id) => document.getElementById(id) === null),
  };
}
