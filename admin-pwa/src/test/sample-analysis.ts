import type { Analysis } from '@yiqiao/contract/counting/analysis';

/** A manual in both languages that repeats a third of itself. */
export const sampleAnalysis: Analysis = {
  all: { segments: 1_240, words: 9_000, asianCharacters: 6_000, otherWords: 3_000 },
  repetitions: { segments: 420, words: 3_000, asianCharacters: 2_500, otherWords: 500 },
  withOtherNumbers: { segments: 20, words: 40, asianCharacters: 0, otherWords: 40 },
  remaining: { segments: 820, words: 6_000, asianCharacters: 3_500, otherWords: 2_500 },
};
