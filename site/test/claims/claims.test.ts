import { type ClaimPlace, placesOfClaim } from '@yiqiao/contract/claims/claim-places';
import { type ClaimId, claimIds } from '@yiqiao/contract/claims/claims-schema';
import { withoutLanguage } from '@yiqiao/contract/text/languages';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimWords } from './claim-words.ts';
import { type Pages, renderOffice, textOf, wordsOf } from './render-office.ts';

/** Every page as an office has it that makes all claims. */
let whole: Pages;
beforeAll(async () => {
  whole = await renderOffice([]);
});

const claimsOn = (html: string) => claimIds.filter((id) => claimWords[id].test(wordsOf(html)));

/** Paths in English of the pages that make a claim in one of the languages. */
function pathsWith(found: (claims: readonly ClaimId[]) => boolean): string[] {
  const pages = [...whole].filter(([, html]) => found(claimsOn(withoutFoot(html))));
  return [...new Set(pages.map(([path]) => withoutLanguage(path)))];
}

const withoutFoot = (html: string) => html.replace(/<footer[\s\S]*?<\/footer>/, '');

function placeOf(path: string): ClaimPlace | null {
  if (path === '/') return 'home';
  if (path === '/about') return 'about';
  if (path.startsWith('/services/')) return 'services';
  if (path.startsWith('/industries/')) return 'industries';
  return /terms|agreement/.test(path) ? 'legal' : null;
}

describe('the pages of the site', () => {
  it.each(claimIds)('make the claim %s in every language, where owners are told', (id) => {
    const places = placesOfClaim[id].filter((place) => place !== 'foot');
    for (const language of ['', '/zh-hans', '/zh-hant']) {
      const pages = [...whole].filter(([path, html]) => {
        const isOwn = language === '' ? !path.startsWith('/zh') : path.startsWith(language);
        return isOwn && claimWords[id].test(wordsOf(withoutFoot(html)));
      });
      const found = new Set(pages.map(([path]) => placeOf(withoutLanguage(path))));
      found.delete(null);
      expect([...found].sort()).toEqual([...places].sort());
    }
  });

  it.each(claimIds)(
    'say nothing of the claim %s where it is off, and keep the others',
    async (id) => {
      const pages = await renderOffice(
        [id],
        pathsWith((claims) => claims.includes(id)),
      );
      expect(pages.size).toBeGreaterThan(2);
      for (const [path, html] of pages) {
        const before = claimsOn(whole.get(path) ?? '');
        expect([path, claimsOn(html)]).toEqual([path, before.filter((one) => one !== id)]);
        expect([path, findHoles(html)]).toEqual([path, findHoles(whole.get(path) ?? '')]);
      }
    },
  );

  it('make none where all are off', async () => {
    for (const [path, html] of await renderOffice(claimIds)) {
      expect([path, claimsOn(html)]).toEqual([path, []]);
    }
  });

  it('have no hole, whichever are off', async () => {
    const paths = pathsWith((claims) => claims.length > 0);
    const subsets = fc.sample(fc.subarray([...claimIds]), { numRuns: 10, seed: 20261128 });
    for (const claimsOff of [claimIds, ...subsets]) {
      for (const [path, html] of await renderOffice(claimsOff, paths)) {
        expect([path, findHoles(html)]).toEqual([path, findHoles(whole.get(path) ?? '')]);
      }
    }
  });
});

/** What a text leaves behind that was taken out of its middle. */
function findHoles(html: string): string[] {
  const text = textOf(html).replace(/\n\s*/g, '\n');
  const signs = text.match(
    /.{0,8}(?: {2}| [.,;:]| $|[,:;] ?[.,;:]|[，。；：、]{2}|\.\.|undefined|false).{0,8}/gm,
  );
  const empty = html.match(/<(ul|ol|dl|li|p|h[1-6]|small)\b[^>]*>\s*<\/\1>/g);
  const edges = html.match(
    /<(p|li|h[1-6]|small|dd)\b[^>]*>\s[^<]*|[^>]*\s<\/(?:p|li|h[1-6]|small|dd)>/g,
  );
  const starts = text.match(/^[，。；：、,;:].*/gm);
  const descriptions = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)]
    .map(([, content = '']) => content)
    .filter((content) => !/^\S.*[.。]$/.test(content) || / {2}| [.,]|[，。]{2}/.test(content));
  return [...(signs ?? []), ...(empty ?? []), ...(edges ?? []), ...(starts ?? []), ...descriptions];
}
