import { describe, expect, it } from 'vitest';
import { hans, hant, listPieces, type Phrase, toPlainText } from '../phrase.ts';
import {
  findForbiddenClaims,
  findUnmarkedChinese,
  findWrongScript,
  listTexts,
} from '../test/content-review.ts';
import type { IndustryContent } from './industry-content.ts';
import { industrySlugs } from './industry-slugs.ts';

type IndustryModule = Readonly<Record<string, IndustryContent>>;

const modules = {
  en: import.meta.glob<IndustryModule>('../en/industries/pages/*.ts', { eager: true }),
  'zh-hans': import.meta.glob<IndustryModule>('../zh-hans/industries/pages/*.ts', { eager: true }),
  'zh-hant': import.meta.glob<IndustryModule>('../zh-hant/industries/pages/*.ts', { eager: true }),
};

const languages = [
  { language: 'zh-hans', quoteOwn: hans },
  { language: 'zh-hant', quoteOwn: hant },
] as const;

function findPage(language: keyof typeof modules, slug: string): IndustryContent {
  const module = modules[language][`../${language}/industries/pages/${slug}.ts`];
  const [content] = Object.values(module ?? {});
  if (!content) throw new Error(`${slug} is missing in ${language}`);
  return content;
}

/** Whether every word of it is English, which a Chinese page has to mark. */
function isEnglish(text: Phrase): boolean {
  return listPieces(text).every((piece) => typeof piece !== 'string' && piece.lang === 'en');
}

const pages = languages.flatMap(({ language, quoteOwn }) =>
  industrySlugs.map((slug) => ({
    language,
    slug,
    quoteOwn,
    english: findPage('en', slug),
    content: findPage(language, slug),
  })),
);

describe.each(pages)('$slug in $language', ({ content, english, quoteOwn }) => {
  it('has the parts of the English page', () => {
    expect(content.body?.offer.cards.length).toBe(english.body?.offer.cards.length);
    expect(content.body?.offer.services).toEqual(english.body?.offer.services);
    expect(content.body?.expertise?.list.length).toBe(english.body?.expertise?.list.length);
    expect(content.headingCompanion).toEqual({ lang: 'en', text: english.heading });
    expect(content.body?.closing.companion.text).toBe(english.body?.closing.title);
  });

  it('writes its own script', () => {
    expect(findWrongScript(findUnmarkedChinese(content).map(quoteOwn))).toEqual([]);
    expect(findWrongScript(content)).toEqual([]);
  });

  it('sets two of its own terms against each other that differ by one character', () => {
    const [left, right] = content.duel.map(({ term }) => [...term.text]);
    expect(content.duel.map(({ term }) => term)).toEqual(
      content.duel.map(({ term }) => quoteOwn(term.text)),
    );
    expect(left?.filter((character, index) => character !== right?.[index])).toHaveLength(1);
    expect(left?.length).toBe(right?.length);
    expect(content.duel.every(({ meaning }) => isEnglish(meaning))).toBe(true);
  });

  it('shows what goes wrong into English', () => {
    for (const { source, wrong, ours } of content.body?.falseFriends.rows ?? []) {
      expect(source).toBeTypeOf('string');
      expect(isEnglish(wrong)).toBe(true);
      expect(listPieces(ours).some(isEnglish)).toBe(true);
      expect(toPlainText(ours)).not.toBe(toPlainText(wrong));
    }
  });

  it('promises nothing that the English page does not', () => {
    expect(findForbiddenClaims(listTexts(content))).toEqual([]);
    const hours = listTexts(content).flatMap((text) => text.match(/\d+(?=小时|小時)/g) ?? []);
    expect(hours.filter((figure) => figure !== '24')).toEqual([]);
  });
});
