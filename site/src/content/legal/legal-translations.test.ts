import { describe, expect, it } from 'vitest';
import { loadAccessibility, loadAgreement, loadPrivacy, loadTerms } from '../loaders/load-legal.ts';
import { type Phrase, toPlainText } from '../phrase.ts';
import { findSpacedScripts, findUnmarkedText, findWrongScript } from '../test/content-review.ts';
import type { Clause, LegalDocument, LegalSection } from './legal-document.ts';

const contracts = { terms: loadTerms, agreement: loadAgreement };
const notices = { 'privacy notice': loadPrivacy, 'accessibility statement': loadAccessibility };

const translations = await Promise.all(
  Object.entries({ ...contracts, ...notices }).flatMap(([name, load]) =>
    (['zh-Hans', 'zh-Hant'] as const).map(async (language) => ({
      name: `${language} ${name}`,
      isContract: name in contracts,
      english: await load.en(),
      chinese: await load[language](),
      language,
    })),
  ),
);

/** The paragraphs of a clause: its points, or itself. */
function listParagraphs(clause: Clause): readonly Phrase[] {
  return typeof clause === 'object' && 'points' in clause ? clause.points : [clause];
}

/** How many paragraphs each clause of each section has. */
function outline({ sections }: LegalDocument) {
  return sections.map(({ id, clauses }) => ({
    id,
    clauses: clauses.map((clause) => listParagraphs(clause).length),
  }));
}

/** Days, hours and standards of a section, in the order of their size. */
function listFigures({ clauses }: LegalSection): string[] {
  return clauses
    .flatMap(listParagraphs)
    .flatMap((paragraph) => toPlainText(paragraph).match(/\d+/g) ?? [])
    .sort();
}

describe.each(translations)('$name', ({ english, chinese, language, isContract }) => {
  it('translates every paragraph and every point', () => {
    expect(outline(chinese)).toEqual(outline(english));
  });

  it('keeps every figure in its section', () => {
    expect(chinese.sections.map(listFigures)).toEqual(english.sections.map(listFigures));
  });

  it.runIf(isContract)('says that the English text prevails', () => {
    expect(Object.values(chinese.prevails ?? {}).join('')).toMatch(/以英文[本版][为為][准準]/);
    expect(english.prevails).toBeUndefined();
  });

  it('writes its own script, without typed spaces, and marks other languages', () => {
    expect(findWrongScript(chinese, language)).toEqual([]);
    expect(findSpacedScripts(chinese)).toEqual([]);
    expect(findUnmarkedText(english, 'en')).toEqual([]);
  });
});
