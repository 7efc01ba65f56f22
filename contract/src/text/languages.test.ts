import { describe, expect, it } from 'vitest';
import {
  findLanguage,
  inLanguage,
  isLanguage,
  preferredLanguage,
  respell,
  withoutLanguage,
  withoutTrailingSlashes,
} from './languages.ts';

describe('findLanguage', () => {
  it.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/zh-hans', 'zh-Hans'],
    ['/zh-hans/', 'zh-Hans'],
    ['/zh-hant/services/app', 'zh-Hant'],
    ['/zh-hanstein', 'en'],
    ['/about/zh-hans', 'en'],
  ])('reads %s as %s', (path, language) => {
    expect(findLanguage(path)).toBe(language);
  });
});

describe('inLanguage and withoutLanguage', () => {
  it.each([
    ['/', 'zh-Hans', '/zh-hans'],
    ['/about', 'zh-Hant', '/zh-hant/about'],
    ['/about', 'en', '/about'],
    ['/', 'en', '/'],
  ] as const)('%s in %s is %s, and back', (path, language, translated) => {
    expect(inLanguage(path, language)).toBe(translated);
    expect(withoutLanguage(translated)).toBe(path);
  });
});

describe('withoutTrailingSlashes', () => {
  it.each([
    ['/about', '/about'],
    ['/about//', '/about'],
    ['/', '/'],
    ['///', '/'],
    ['//about', '//about'],
    ['', ''],
  ])('%s is %s', (path, expected) => {
    expect(withoutTrailingSlashes(path)).toBe(expected);
  });
});

describe('preferredLanguage', () => {
  it.each([
    [['zh-CN', 'en'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-TW', 'zh'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-MO'], 'zh-Hant'],
    [['zh-Hans-HK'], 'zh-Hans'],
    [['yue'], 'zh-Hant'],
    [['de-DE', 'en-GB', 'zh-CN'], 'en'],
    [['de', 'zh-TW'], 'zh-Hant'],
    [['de', 'fr'], null],
    [['not a tag', 'en'], 'en'],
    [[], null],
  ])('of %j is %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

describe('respell', () => {
  it.each([
    ['/zh', '/zh-hans'],
    ['/zh/about', '/zh-hans/about'],
    ['/zh-CN/about', '/zh-hans/about'],
    ['/zh-cn', '/zh-hans'],
    ['/zh_CN/quote', '/zh-hans/quote'],
    ['/zh-SG', '/zh-hans'],
    ['/zh-TW/services/app', '/zh-hant/services/app'],
    ['/zh-HK', '/zh-hant'],
    ['/zh-Hans/about', '/zh-hans/about'],
    ['/ZH-HANT', '/zh-hant'],
    ['/zh-Hant-TW/about', '/zh-hant/about'],
    ['/en', '/'],
    ['/en-US/about', '/about'],
  ])('leads %s to %s', (path, target) => {
    expect(respell(path)).toBe(target);
  });

  it.each([
    '/',
    '/about',
    '/zh-hans',
    '/zh-hant/about',
    '/zhang',
    '/enough',
    '/zh-toolonghere/about',
    '//zh',
  ])('leaves %s alone', (path) => {
    expect(respell(path)).toBeNull();
  });
});

describe('isLanguage', () => {
  it('knows the three by their exact tags', () => {
    expect(['en', 'zh-Hans', 'zh-Hant'].every(isLanguage)).toBe(true);
    expect(isLanguage('zh')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});
