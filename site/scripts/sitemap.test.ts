import { describe, expect, it } from 'vitest';
import { writeRobots, writeSitemap } from './sitemap.ts';

describe('writeSitemap', () => {
  it('lists the indexed pages by their public address', () => {
    const xml = writeSitemap(
      [
        { path: '/', isIndexed: true },
        { path: '/about', isIndexed: true },
        { path: '/checkout', isIndexed: false },
      ],
      'https://yiqiao.example',
    );
    expect(Array.from(xml.matchAll(/<loc>(.*)<\/loc>/g), ([, url]) => url)).toEqual([
      'https://yiqiao.example/',
      'https://yiqiao.example/about',
    ]);
  });
});

describe('writeRobots', () => {
  it('names the sitemap and keeps the console out', () => {
    const text = writeRobots('https://yiqiao.example');
    expect(text).toContain('Sitemap: https://yiqiao.example/sitemap.xml');
    expect(text).toContain('Disallow: /admin/');
  });
});
