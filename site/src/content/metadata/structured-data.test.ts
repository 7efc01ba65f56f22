import { describe, expect, it } from 'vitest';
import { siteTexts as english } from '../en/site-texts.ts';
import type { PageKey } from '../pages/page-keys.ts';
import { siteTexts as simplified } from '../zh-hans/site-texts.ts';
import { describePage } from './structured-data.ts';

const origin = 'https://www.example.com';

function describeKey(key: PageKey, texts = english) {
  const isIndexed = key !== 'checkout';
  const kind = key === 'app' ? 'service' : 'page';
  return describePage({ key, isIndexed, kind }, 'Strings and store pages.', texts, origin);
}

describe('describePage', () => {
  it('introduces the organization on the home page', () => {
    expect(describeKey('home').map((thing) => thing['@type'])).toEqual(['WebPage', 'Organization']);
  });

  it('offers a service on its page and gives the page’s place in the site', () => {
    const [, service, breadcrumbs] = describeKey('app');
    expect(service).toMatchObject({
      '@type': 'Service',
      name: 'App Localization',
      description: 'Strings and store pages.',
    });
    expect(breadcrumbs?.itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Services' },
      { position: 3, name: 'App Localization', item: 'https://www.example.com/services/app' },
    ]);
  });

  it('speaks the language of the page and leads to pages in it', () => {
    const [page, service, breadcrumbs] = describeKey('app', simplified);
    expect(page).toMatchObject({ inLanguage: 'zh-Hans', url: `${origin}/zh-hans/services/app` });
    expect(service).toMatchObject({ name: simplified.pageNames.app.name });
    expect(breadcrumbs?.itemListElement).toMatchObject([
      { item: `${origin}/zh-hans` },
      { item: `${origin}/zh-hans/services` },
      { item: `${origin}/zh-hans/services/app` },
    ]);
  });

  it('says nothing about pages that are not meant to be found', () => {
    expect(describeKey('checkout')).toEqual([]);
  });
});
