import { type Language, languages } from '@yiqiao/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { loadIndustry } from '../loaders/load-industry.ts';
import { loadSiteTexts } from '../loaders/load-texts.ts';
import { listPieces, toPlainText } from '../phrase.ts';
import { industrySlugs } from './industry-slugs.ts';

async function loadPages(language: Language) {
  const { pageNames } = await loadSiteTexts[language]();
  return Promise.all(
    industrySlugs.map(async (slug) => ({
      language,
      slug,
      name: pageNames[slug],
      content: await loadIndustry(slug, language),
    })),
  );
}

const pages = (await Promise.all(languages.map(loadPages))).flat();

const wholePages = pages.flatMap(({ language, slug, content: { body } }) =>
  body === null ? [] : [{ language, slug, body }],
);

it('leaves nothing below the hero of More Industries, and something everywhere else', () => {
  const heroesOnly = pages.filter(({ content }) => content.body === null);
  expect(heroesOnly.map(({ slug }) => slug)).toEqual(languages.map(() => 'more'));
});

it('asks for expertise on the Technology page alone, in the two words of the specification', () => {
  const experts = wholePages.filter(({ body }) => body.expertise);
  expect(experts.map(({ slug }) => slug)).toEqual(languages.map(() => 'technology'));
  expect(experts[0]?.body.expertise?.list.map(({ name }) => name)).toEqual([
    'Technical Accuracy',
    'Platform Expertise',
  ]);
});

describe.each(pages)('the industry page $slug in $language', ({ language, name, content }) => {
  it('is called in Chinese what its menu entry is called', () => {
    if (language === 'en') expect(content.headingCompanion).toEqual(name.nameCompanion);
    else expect(toPlainText(content.heading)).toBe(name.name);
  });

  it('sets two terms against each other that differ by one character', () => {
    const [left, right] = content.duel.map(({ term }) => [...term.text]);
    expect(left?.length).toBe(right?.length);
    expect(left?.filter((character, index) => character !== right?.[index])).toHaveLength(1);
  });
});

describe.each(wholePages)('below the hero of $slug in $language', ({ language, body }) => {
  it('offers six services with names in both languages', () => {
    expect(body.offer.cards).toHaveLength(6);
    expect(new Set(body.offer.cards.map(({ name }) => name)).size).toBe(6);
    expect(body.offer.services.length).toBeGreaterThan(0);
  });

  it('warns of false friends, in English in both directions', () => {
    for (const { wrong, ours } of body.falseFriends.rows) {
      expect(toPlainText(ours)).not.toBe(toPlainText(wrong));
    }
    if (language !== 'en') return;
    const sources = body.falseFriends.rows.map(({ source }) => typeof listPieces(source)[0]);
    expect(new Set(sources)).toEqual(new Set(['string', 'object']));
  });
});
