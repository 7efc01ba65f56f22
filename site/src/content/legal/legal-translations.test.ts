import { describe, expect, it } from 'vitest';
import { agreement as englishAgreement } from '../en/legal/agreement.ts';
import { terms as englishTerms } from '../en/legal/terms.ts';
import { type Phrase, toPlainText } from '../phrase.ts';
import { findSpacedScripts, findWrongScript } from '../test/content-review.ts';
import { agreement as hansAgreement } from '../zh-hans/legal/agreement.ts';
import { terms as hansTerms } from '../zh-hans/legal/terms.ts';
import { agreement as hantAgreement } from '../zh-hant/legal/agreement.ts';
import { terms as hantTerms } from '../zh-hant/legal/terms.ts';
import type { Clause, LegalDocument, LegalSection } from './legal-document.ts';

const translations = [
  { name: 'Simplified terms', english: englishTerms, chinese: hansTerms, language: 'zh-Hans' },
  { name: 'Traditional terms', english: englishTerms, chinese: hantTerms, language: 'zh-Hant' },
  {
    name: 'Simplified agreement',
    english: englishAgreement,
    chinese: hansAgreement,
    language: 'zh-Hans',
  },
  {
    name: 'Traditional agreement',
    english: englishAgreement,
    chinese: hantAgreement,
    language: 'zh-Hant',
  },
] as const;

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

describe.each(translations)('$name', ({ english, chinese, language }) => {
  it('translates every paragraph and every point', () => {
    expect(outline(chinese)).toEqual(outline(english));
  });

  it('keeps every figure in its section', () => {
    expect(chinese.sections.map(listFigures)).toEqual(english.sections.map(listFigures));
  });

  it('says that the English text prevails', () => {
    expect(Object.values(chinese.prevails ?? {}).join('')).toMatch(/以英文[本版][为為][准準]/);
    expect(english.prevails).toBeUndefined();
  });

  it('writes its own script, without typed spaces', () => {
    expect(findWrongScript(chinese, language)).toEqual([]);
    expect(findSpacedScripts(chinese)).toEqual([]);
  });
});
