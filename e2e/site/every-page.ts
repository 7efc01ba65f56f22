import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLanguage } from '@yiqiao/contract/text/languages';

const sitemap = readFileSync(
  join(import.meta.dirname, '../../build/current/site/sitemap.xml'),
  'utf8',
);

/** The pages meant to be found in every language, from the built site's own sitemap. */
export const listedPaths = Array.from(
  sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, url = '']) => new URL(url).pathname,
);

/** The English ones. */
export const indexedPaths = listedPaths.filter((path) => findLanguage(path) === 'en');

/** Every page of the specification's route table, and the overview. */
export const everyPath = [...indexedPaths, '/success', '/checkout?amount=230.40'];

/** One page of each kind: what they are made of is on all the others as well. */
export const onePathOfAKind = [
  '/',
  '/quote',
  '/services',
  '/services/document',
  '/industries/legal',
  '/industries/more',
  '/about',
  '/terms-of-service',
  '/privacy-notice',
  '/checkout?amount=230.40',
  '/success',
];

/** Those of them that `npm test` looks at in every width. */
export const sampledPaths = ['/', '/quote', '/services/document', '/checkout?amount=230.40'];

/** In Chinese, where what every page has in common is the same as in English. */
export const chinesePaths = ['/zh-hans/quote', '/zh-hant/services/document'];

/** All others of a kind, in one script or the other. */
export const moreChinesePaths = [
  '/zh-hans',
  '/zh-hant/industries/legal',
  '/zh-hans/about',
  '/zh-hans/terms-of-service',
  '/zh-hans/privacy-notice',
  '/zh-hans/accessibility-statement',
  '/zh-hans/industries/more',
  '/zh-hant',
  '/zh-hant/quote',
  '/zh-hant/services',
  '/zh-hant/privacy-notice',
  '/zh-hant/accessibility-statement',
  '/zh-hant/checkout?amount=230.40',
  '/zh-hant/success',
];

export const unknownPath = '/no-such-page';

/** A title as a page shows it, where long words may have soft hyphens. */
export function titleText(title: string): string {
  return [...title].join('\u00ad?');
}
