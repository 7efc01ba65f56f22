import { describe, expect, it } from 'vitest';
import { findRoute, notFoundRoute, pageRoutes } from './routes.tsx';

describe('pageRoutes', () => {
  it('has every page of the product once', () => {
    expect(pageRoutes.map(({ path }) => path).sort()).toEqual([
      '/',
      '/about',
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

  it('gives no two pages the same title or description', () => {
    const routes = [...pageRoutes, notFoundRoute];
    expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
    expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
  });

  it('keeps descriptions within what search results show', () => {
    for (const { path, description } of pageRoutes) {
      expect(description.length, path).toBeLessThanOrEqual(180);
    }
  });
});

describe('findRoute', () => {
  it('finds a page with and without a trailing slash', () => {
    expect(findRoute('/about').path).toBe('/about');
    expect(findRoute('/about/').path).toBe('/about');
    expect(findRoute('/').path).toBe('/');
  });

  it('answers an unknown path with the not-found page', () => {
    expect(findRoute('/services/haiku')).toBe(notFoundRoute);
    expect(findRoute('/About')).toBe(notFoundRoute);
  });
});
