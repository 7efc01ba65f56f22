import { knownScripts } from './scripts.ts';

/** Most texts have nothing to decompose, and trying takes three times as long. */
const simple = /^[\n -~\u4e00-\u9fff]*$/;

/** What is typed as ' or " may be written with any of these. */
const apostrophes = /[‘’‛′´ʹʻʼʽˈ＇]/g;
const quotationMarks = /[“”„‟″＂]/g;

/**
 * Folds case, accents, full-width forms, quotation marks and Chinese scripts: "tomas" finds "Tomás", "ＡＢＣ" finds
 * "abc", "o'brien" finds "O’Brien", and 刘 finds 劉 once the table of characters is there.
 */
export function foldText(text: string): string {
  const folded = foldLetters(text);
  return knownScripts()?.toSimplified(folded) ?? folded;
}

function foldLetters(text: string): string {
  if (simple.test(text)) return text.toLowerCase();
  // Some marks have an accent or another mark within them: ´ has one, ŉ the other.
  const bare = straighten(straighten(text).normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
  // The final sigma, and ß, which many keyboards lack.
  return bare.replaceAll('ς', 'σ').replaceAll('ß', 'ss');
}

function straighten(text: string): string {
  return text.replace(apostrophes, "'").replace(quotationMarks, '"');
}

/** The words of a search. One that is typed twice counts once. */
export function foldedWords(text: string): string[] {
  return [...new Set(foldText(text).split(/\s+/).filter(Boolean))];
}

interface FoldedPlace {
  readonly start: number;
  readonly end: number;
}

/** Where a folded word stands in a text as it is written; `null` if it does not. */
export function findFolded(text: string, word: string): FoldedPlace | null {
  const at = foldText(text).indexOf(word);
  if (at === -1) return null;
  const wanted = at + word.length;
  // Folded one for one.
  if (simple.test(text)) return { start: at, end: wanted };
  let first: number | null = null;
  let end = 0;
  let folded = 0;
  for (const character of text) {
    folded += foldText(character).length;
    if (first === null && folded > at) first = end;
    end += character.length;
    if (first !== null && folded >= wanted) return { start: first, end };
  }
  return null;
}
