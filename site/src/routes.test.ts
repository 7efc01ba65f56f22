import { languages } from '@yiqiao/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { loadDescription } from './content/loaders/load-descriptions.ts';
import { loadSiteTexts } from './content/loaders/load-texts.ts';
import { findRoute, notFoundRoute, pageRoutes } from './routes.tsx';

describe('pageRoutes', () => {
  it('has every page of the product once', () => {
    expect(pageRoutes.map(({ path }) => path).sort()).toEqual([
      '/',
      '/about',
      '/accessibility-statement',
      '/checkout',
      '/industries/entertainment',
      '/industries/finance',
      '/industries/gaming',
      '/industries/legal',
      '/industries/life-sciences',
      '/industries/marketing',
      '/industries/more',
      '/industries/retail',
      '/industries/technology',
      '/industries/travel',
      '/non-disclosure-agreement',
      '/privacy-notice',
      '/quote',
      '/services',
      '/services/app',
      '/services/creative-writing',
      '/services/document',
      '/services/seo',
      '/services/transcription',
      '/services/video',
      '/services/website',
      '/success',
      '/terms-of-service',
    ]);
  });
});

describe.each(languages)('the names of the pages in %s', async (language) => {
  const { pageNames } = await loadSiteTexts[language]();
  const keys = [...pageRoutes, notFoundRoute].map(({ key }) => key);
  const described = keys.filter((key) => key !== 'request' && key !== 'lostLink');
  const descriptions = await Promise.all(described.map((key) => loadDescription(key, language)));

  it('give no two pages the same title or description', () => {
    expect(new Set(keys.map((key) => pageNames[key].title)).size).toBe(keys.length);
    expect(new Set(descriptions).size).toBe(keys.length);
  });

  it('are short enough for what search results show', () => {
    for (const { title } of Object.values(pageNames)) {
      expect(title.length, title).toBeLessThanOrEqual(language === 'en' ? 75 : 36);
    }
    for (const description of descriptions) {
      expect(description.length, description).toBeLessThanOrEqual(language === 'en' ? 190 : 110);
    }
  });
});

describe('findRoute', () => {
  it('finds a page with and without a trailing slash', () => {
    expect(findRoute('/about').path).toBe('/about');
    expect(findRoute('/about/').path).toBe('/about');
    expect(findRoute('/').path).toBe('/');
  });

  it('finds the same page in every language', () => {
    expect(findRoute('/zh-hans')).toBe(findRoute('/'));
    expect(findRoute('/zh-hant/about/')).toBe(findRoute('/about'));
  });

  it('tells a lost link, what came of it and where to write from the page of a key', () => {
    for (const path of ['/request', '/request/sent', '/zh-hant/request/write/']) {
      expect(findRoute(path).key, path).toBe('lostLink');
    }
    for (const path of ['/request/q7Vx2mKdR9sLw3ZtYb5NeAq7Vx2mKdR9', '/request/Sent']) {
      expect(findRoute(path).key, path).toBe('request');
    }
  });

  it('answers an unknown path with the not-found page', () => {
    expect(findRoute('/services/haiku')).toBe(notFoundRoute);
    expect(findRoute('/About')).toBe(notFoundRoute);
    expect(findRoute('/zh-hans/haiku')).toBe(notFoundRoute);
  });
});
