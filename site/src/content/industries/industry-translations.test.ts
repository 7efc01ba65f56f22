import { describe, expect, it } from 'vitest';
import { loadIndustry } from '../loaders/load-industry.ts';
import { hans, hant, listPieces, type Phrase } from '../phrase.ts';
import { industrySlugs } from './industry-slugs.ts';

const languages = [
  { language: 'zh-Hans', quoteOwn: hans },
  { language: 'zh-Hant', quoteOwn: hant },
] as const;

const pages = await Promise.all(
  languages.flatMap(({ language, quoteOwn }) =>
    industrySlugs.map(async (slug) => ({
      language,
      slug,
      quoteOwn,
      english: await loadIndustry(slug, 'en'),
      content: await loadIndustry(slug, language),
    })),
  ),
);

/** Whether every word of it is marked as English. */
function isEnglish(text: Phrase): boolean {
  return listPieces(text).every((piece) => typeof piece !== 'string' && piece.lang === 'en');
}

describe.each(pages)('$slug in $language', ({ content, english, quoteOwn }) => {
  it('has the parts of the English page, and its words beside its own', () => {
    expect(content.headingCompanion).toEqual({ lang: 'en', text: english.heading });
    expect(content.body?.offer.cards.map(({ nameCompanion }) => nameCompanion.text)).toEqual(
      english.body?.offer.cards.map(({ name }) => name),
    );
    expect(content.body?.offer.services).toEqual(english.body?.offer.services);
    expect(content.body?.expertise?.list.length).toBe(english.body?.expertise?.list.length);
    expect(content.body?.closing.companion.text).toBe(english.body?.closing.title);
  });

  it('sets terms of its own script against each other, and says what they are in English', () => {
    for (const { term, meaning } of content.duel) {
      expect(term).toEqual(quoteOwn(term.text));
      expect(isEnglish(meaning)).toBe(true);
    }
  });

  it('shows what goes wrong into English', () => {
    for (const { source, wrong, ours } of content.body?.falseFriends.rows ?? []) {
      expect(source).toBeTypeOf('string');
      expect(isEnglish(wrong)).toBe(true);
      expect(listPieces(ours).some(isEnglish)).toBe(true);
    }
  });
});
