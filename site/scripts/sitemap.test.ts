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
      'https://yiqiao.example/zh-hans',
      'https://yiqiao.example/zh-hant',
      'https://yiqiao.example/about',
      'https://yiqiao.example/zh-hans/about',
      'https://yiqiao.example/zh-hant/about',
    ]);
  });

  it('names every language of a page at each of them', () => {
    const xml = writeSitemap([{ path: '/about', isIndexed: true }], 'https://yiqiao.example');
    const entries = xml.match(/<url>.*<\/url>/g) ?? [];
    expect(entries).toHaveLength(3);
    for (const entry of entries) {
      const links = Array.from(
        entry.matchAll(/hreflang="([^"]+)" href="https:\/\/yiqiao\.example([^"]+)"/g),
        ([, language, path]) => `${language} ${path}`,
      );
      expect(links).toEqual([
        'en /about',
        'zh-Hans /zh-hans/about',
        'zh-Hant /zh-hant/about',
        'x-default /about',
      ]);
    }
  });
});

describe('writeRobots', () => {
  it('names the sitemap and keeps the console out', () => {
    const text = writeRobots('https://yiqiao.example');
    expect(text).toContain('Sitemap: https://yiqiao.example/sitemap.xml');
    expect(text).toContain('Disallow: /admin/');
  });
});
