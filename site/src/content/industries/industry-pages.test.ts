import { describe, expect, it } from 'vitest';
import { listPieces, toPlainText } from '../phrase.ts';
import {
  findForbiddenClaims,
  findUnmarkedChinese,
  findWrongScript,
  listTexts,
} from '../test/content-review.ts';
import { industryPages } from './industry-pages.ts';
import { loadIndustry } from './load-industry.ts';

const pages = await Promise.all(
  industryPages.map(async (entry) => ({ entry, content: await loadIndustry(entry.slug) })),
);

const wholePages = pages.flatMap(({ entry, content }) =>
  content.body === null ? [] : [{ entry, body: content.body }],
);

describe('industryPages', () => {
  it('holds the ten industries of the specification', () => {
    expect(industryPages.map(({ path }) => path)).toEqual([
      '/industries/life-sciences',
      '/industries/retail',
      '/industries/travel',
      '/industries/technology',
      '/industries/gaming',
      '/industries/entertainment',
      '/industries/legal',
      '/industries/finance',
      '/industries/marketing',
      '/industries/more',
    ]);
  });

  it('gives every page a title and a description of its own, short enough for a results page', () => {
    expect(new Set(industryPages.map(({ title }) => title)).size).toBe(industryPages.length);
    expect(new Set(industryPages.map(({ description }) => description)).size).toBe(
      industryPages.length,
    );
    for (const { title, description } of industryPages) {
      expect(title.length).toBeLessThanOrEqual(75);
      expect(description.length).toBeLessThanOrEqual(190);
    }
  });

  it('leaves nothing below the hero of More Industries, and something everywhere else', () => {
    const heroesOnly = pages.filter(({ content }) => content.body === null);
    expect(heroesOnly.map(({ entry }) => entry.slug)).toEqual(['more']);
  });

  it('asks for expertise on the Technology page alone, in the two words of the specification', () => {
    const experts = wholePages.filter(({ body }) => body.expertise);
    expect(experts.map(({ entry }) => entry.slug)).toEqual(['technology']);
    expect(experts[0]?.body.expertise?.list.map(({ name }) => name)).toEqual([
      'Technical Accuracy',
      'Platform Expertise',
    ]);
  });
});

describe.each(pages)('the industry page $entry.slug', ({ entry, content }) => {
  it('carries the Chinese name of its menu entry as title', () => {
    expect(content.headingCompanion).toEqual(entry.nameCompanion);
  });

  it('marks every piece of Chinese with its language', () => {
    expect(findUnmarkedChinese(content)).toEqual([]);
  });

  it('writes Simplified in Simplified and Traditional in Traditional characters', () => {
    expect(findWrongScript(content)).toEqual([]);
  });

  it('sets two terms against each other that differ by one character', () => {
    const [left, right] = content.duel.map(({ term }) => [...term.text]);
    expect(left?.length).toBe(right?.length);
    expect(left?.filter((character, index) => character !== right?.[index])).toHaveLength(1);
  });

  it('promises nothing that the company has not promised', () => {
    expect(findForbiddenClaims(listTexts(content))).toEqual([]);
  });
});

describe.each(wholePages)('below the hero of $entry.slug', ({ body }) => {
  it('offers six services with names in both languages', () => {
    expect(body.offer.cards).toHaveLength(6);
    expect(new Set(body.offer.cards.map(({ name }) => name)).size).toBe(6);
    expect(body.offer.services.length).toBeGreaterThan(0);
  });

  it('warns of false friends in both directions', () => {
    const sources = body.falseFriends.rows.map(({ source }) => listPieces(source));
    expect(sources.some(([piece]) => typeof piece === 'string')).toBe(true);
    expect(sources.some(([piece]) => typeof piece === 'object')).toBe(true);
    for (const { wrong, ours } of body.falseFriends.rows) {
      expect(toPlainText(ours)).not.toBe(toPlainText(wrong));
    }
  });
});
