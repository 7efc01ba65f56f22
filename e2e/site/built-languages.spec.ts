import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originPlace } from '@yiqiao/contract/public-origin';
import {
  findLanguage,
  inLanguage,
  type Language,
  languages,
  withoutLanguage,
} from '@yiqiao/contract/text/languages';
import { quote as englishQuote } from '../../site/src/content/en/quote/quote.ts';
import { siteTexts as english } from '../../site/src/content/en/site-texts.ts';
import { quote as simplifiedQuote } from '../../site/src/content/zh-hans/quote/quote.ts';
import { siteTexts as simplified } from '../../site/src/content/zh-hans/site-texts.ts';
import { quote as traditionalQuote } from '../../site/src/content/zh-hant/quote/quote.ts';
import { siteTexts as traditional } from '../../site/src/content/zh-hant/site-texts.ts';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { listedPaths } from './every-page.ts';

// Reads the built files: no browser, no server.

const site = join(import.meta.dirname, '../../build/current/site');

interface BuiltPage {
  readonly path: string;
  readonly language: Language;
  readonly html: string;
}

const pages: readonly BuiltPage[] = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    return { path, language: findLanguage(path), html: readFileSync(join(site, file), 'utf8') };
  });

const paths = new Set(pages.map(({ path }) => path));

test('Every page exists in every language and says which it is in', () => {
  expect(pages.length).toBe(3 * 32);
  for (const { path, language, html } of pages) {
    for (const other of languages) {
      expect(paths, path).toContain(inLanguage(withoutLanguage(path), other));
    }
    expect(html.match(/<html [^>]*lang="([^"]+)"/)?.[1], path).toBe(language);
    // Nobody looks for the pages of links that have ended or were lost, or shares them.
    const isMeantToBeFound = !/\/request(\/|$)/.test(path);
    const isNamed = html.includes('http-equiv="content-language"');
    expect(isNamed, path).toBe(isMeantToBeFound && language !== 'en');
    const locales = html.match(/property="og:locale(?::alternate)?"/g) ?? [];
    expect(locales, path).toHaveLength(isMeantToBeFound ? 3 : 0);
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
});

test('Every link of every page leads to a page, in its own language but for the switch', {
  tag: everythingOnly,
}, () => {
  for (const { path, language, html } of pages) {
    const links = [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    for (const attributes of links) {
      const href = /href="([^"]+)"/.exec(attributes)?.[1] ?? '';
      // Whatever the key, the page of a link that has ended is the answer.
      if (!href.startsWith('/') || href.includes('/request/')) continue;
      const target = href.replace(/[?#].*$/, '');
      expect(paths, `${href} on ${path}`).toContain(target);
      const named = /hreflang="([^"]+)"/i.exec(attributes)?.[1] ?? language;
      expect(findLanguage(target), `${href} on ${path}`).toBe(named);
    }
    const switches = links.filter((attributes) => /hreflang=/i.test(attributes));
    expect(switches.length, path).toBeGreaterThanOrEqual(2 * languages.length);
  }
});

test('Every page meant to be found names all its languages, itself included', () => {
  const indexed = pages.filter(({ html }) => !html.includes('content="noindex"'));
  expect(indexed.map(({ path }) => path).toSorted()).toEqual(listedPaths.toSorted());
  for (const { path, html } of indexed) {
    const alternates = [
      ...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi),
    ];
    expect(
      alternates.map(([, language, address]) => [language, address]),
      path,
    ).toEqual([
      ...languages.map((language) => [
        language,
        originPlace + inLanguage(withoutLanguage(path), language),
      ]),
      ['x-default', originPlace + withoutLanguage(path)],
    ]);
    expect(html, path).toContain(`<link rel="canonical" href="${originPlace}${path}"`);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(() => readFileSync(join(site, picture.replace(originPlace, ''))), path).not.toThrow();
  }
});

test('No script holds the texts of two languages', () => {
  const contents = {
    en: [english, englishQuote],
    'zh-Hans': [simplified, simplifiedQuote],
    'zh-Hant': [traditional, traditionalQuote],
  };
  const found = new Set<Language>();
  for (const file of readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(site, 'assets', file), 'utf8');
    const spoken = languages.filter((language) =>
      ownTexts(contents, language).some((text) => code.includes(text)),
    );
    expect(spoken.length, `${file} speaks ${spoken.join(' and ')}`).toBeLessThanOrEqual(1);
    for (const language of spoken) found.add(language);
  }
  expect(found.size).toBe(languages.length);
});

type Contents = Readonly<Record<Language, unknown>>;

/** Long texts that no other language has, not even as a companion. */
function ownTexts(contents: Contents, language: Language): string[] {
  const others = languages.filter((other) => other !== language);
  const elsewhere = new Set(others.flatMap((other) => listLongTexts(contents[other])));
  return listLongTexts(contents[language]).filter((text) => !elsewhere.has(text));
}

function listLongTexts(content: unknown): string[] {
  if (typeof content === 'string') {
    return content.length > 11 && !/[\\"`$]/.test(content) ? [content] : [];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(listLongTexts);
}
