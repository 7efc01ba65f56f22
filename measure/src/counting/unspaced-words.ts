let segmenter: Intl.Segmenter | null | undefined;

/**
 * Words in a run of a script that puts no space between them, by the dictionary that the engine brings
 * (https://unicode.org/reports/tr29/#Word_Boundaries). Where it brings none, Firefox before 125, the run is one.
 */
export function countUnspacedWords(run: string): number {
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'word' }) : null;
  if (segmenter === null) return 1;
  let words = 0;
  for (const { isWordLike } of segmenter.segment(run)) if (isWordLike) words += 1;
  return Math.max(1, words);
}
