import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sitemap = readFileSync(
  join(import.meta.dirname, '../../build/current/site/sitemap.xml'),
  'utf8',
);

/** The pages meant to be found, from the built site's own sitemap. */
export const indexedPaths = Array.from(
  sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, url = '']) => new URL(url).pathname,
);

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
  '/checkout?amount=230.40',
  '/success',
];

export const unknownPath = '/no-such-page';

/** A title as it stands on a page, where long words may have soft hyphens. */
export function titleText(title: string): string {
  return [...title].join('\u00ad?');
}
