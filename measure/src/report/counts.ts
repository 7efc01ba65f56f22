/**
 * What was counted in one part of a document, by Microsoft Word's rule:
 * `words` = `asianCharacters` + `otherWords`.
 */
export interface Counts {
  words: number;
  /** Han, Kana, Bopomofo, CJK and full-width punctuation: one word each. */
  asianCharacters: number;
  /** Runs of other characters between white space or Asian characters. */
  otherWords: number;
  /** All characters (code points) except white space. */
  characters: number;
  /** By `OtherScript`. Present where there is more than Chinese characters and words in Latin letters. */
  scripts?: Record<string, number> | undefined;
}

export const noCounts: Counts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };

export function addCounts(one: Counts, other: Counts): Counts {
  const scripts = addScripts(one.scripts, other.scripts);
  return {
    words: one.words + other.words,
    asianCharacters: one.asianCharacters + other.asianCharacters,
    otherWords: one.otherWords + other.otherWords,
    characters: one.characters + other.characters,
    ...(scripts && { scripts }),
  };
}

function addScripts(one: Counts['scripts'], other: Counts['scripts']): Counts['scripts'] {
  if (one === undefined || other === undefined) return one ?? other;
  const sums = { ...one };
  for (const [script, count] of Object.entries(other)) sums[script] = (sums[script] ?? 0) + count;
  return sums;
}
