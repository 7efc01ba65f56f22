import { describe, expect, it } from 'vitest';
import type { PageRoute } from '../../page-route.ts';
import { checkoutMeta, homeMeta } from '../core-pages.ts';
import { servicePages } from '../services/service-pages.ts';
import { describePage } from './structured-data.ts';

const origin = 'https://www.example.com';
const load: PageRoute['load'] = () => Promise.reject(new Error('Not needed'));
const home: PageRoute = { ...homeMeta, kind: 'page', isIndexed: true, load };
const checkout: PageRoute = { ...checkoutMeta, kind: 'page', isIndexed: false, load };
const services = servicePages.map(
  (entry): PageRoute => ({ ...entry, kind: 'service', isIndexed: true, load }),
);

describe('describePage', () => {
  it('introduces the organization on the home page', () => {
    expect(describePage(home, origin).map((thing) => thing['@type'])).toEqual(['Organization']);
  });

  it('offers a service on its page and says where the page stands', () => {
    const [service, breadcrumbs] = services
      .filter(({ path }) => path === '/services/app')
      .flatMap((route) => describePage(route, origin));
    expect(service).toMatchObject({ '@type': 'Service', name: 'App Localization' });
    expect(breadcrumbs?.itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Services' },
      { position: 3, name: 'App Localization', item: 'https://www.example.com/services/app' },
    ]);
  });

  it('says nothing about pages that are not meant to be found', () => {
    expect(describePage(checkout, origin)).toEqual([]);
  });
});
