import { languages } from '@yiqiao/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { industrySlugs } from '../industries/industry-slugs.ts';
import { loadIndustry } from '../loaders/load-industry.ts';
import { loadService } from '../loaders/load-service.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import {
  findForbiddenClaims,
  findSpacedScripts,
  findUnmarkedText,
  findWrongScript,
  listTexts,
} from './content-review.ts';

const pages = await Promise.all(
  languages.flatMap((language) => [
    ...serviceSlugs.map(async (slug) => {
      return { language, slug, content: await loadService(slug, language) };
    }),
    ...industrySlugs.map(async (slug) => {
      return { language, slug, content: await loadIndustry(slug, language) };
    }),
  ]),
);

describe.each(pages)('the page $slug in $language', ({ language, content }) => {
  it('marks every piece of another language', () => {
    expect(findUnmarkedText(content, language)).toEqual([]);
  });

  it('writes Simplified in Simplified and Traditional in Traditional characters', () => {
    expect(findWrongScript(content, language)).toEqual([]);
  });

  it('types no space between Chinese and Latin letters', () => {
    expect(findSpacedScripts(content)).toEqual([]);
  });

  it('promises nothing that the company has not promised', () => {
    expect(findForbiddenClaims(listTexts(content))).toEqual([]);
  });
});
