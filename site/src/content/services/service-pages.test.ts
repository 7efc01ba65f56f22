import { type Language, languages } from '@yiqiao/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { loadService } from '../loaders/load-service.ts';
import { loadSiteTexts } from '../loaders/load-texts.ts';
import { toPlainText } from '../phrase.ts';
import { serviceSlugs } from './service-slugs.ts';

async function loadPages(language: Language) {
  const { pageNames } = await loadSiteTexts[language]();
  return Promise.all(
    serviceSlugs.map(async (slug) => ({
      language,
      slug,
      name: pageNames[slug],
      content: await loadService(slug, language),
    })),
  );
}

const pages = (await Promise.all(languages.map(loadPages))).flat();

describe.each(pages)('the service page $slug in $language', ({ language, slug, name, content }) => {
  it('is called beside its title what its menu entry is called', () => {
    expect(content.headingCompanion).toEqual(name.nameCompanion);
  });

  it('shows cases of its own', () => {
    const everywhere = pages
      .filter((page) => page.language === language)
      .flatMap((page) => page.content.specimens.rows.map(({ source }) => toPlainText(source)));
    for (const { source } of content.specimens.rows) {
      expect(
        everywhere.filter((text) => text === toPlainText(source)),
        slug,
      ).toHaveLength(1);
    }
  });

  it('translates each case into something else than the mistake it warns of', () => {
    for (const { wrong, ours } of content.specimens.rows) {
      expect(toPlainText(ours)).not.toBe(toPlainText(wrong));
    }
  });

  it('answers questions, each once', () => {
    const questions = content.questions.map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(questions).size).toBe(questions.length);
    for (const question of questions) expect(question).toMatch(/[?？]$/);
  });
});

describe.each(pages.filter(({ language }) => language === 'en'))(
  'the English service page $slug',
  ({ content }) => {
    it('shows cases in both directions', () => {
      const sources = content.specimens.rows.map(({ source }) => typeof source);
      expect(new Set(sources)).toEqual(new Set(['string', 'object']));
    });
  },
);
