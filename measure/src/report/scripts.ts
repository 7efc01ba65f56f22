/**
 * Scripts that a count lists beside Chinese characters and words in Latin letters: `kana` in characters, every
 * other script in words, and as `signs` the words that contain no letter, most of them numbers.
 */
export const otherScripts = [
  'kana',
  'hangul',
  'cyrillic',
  'greek',
  'arabic',
  'hebrew',
  'devanagari',
  'mongolian',
  'tibetan',
  'thai',
  'lao',
  'khmer',
  'myanmar',
  'other',
  'signs',
] as const;

export type OtherScript = (typeof otherScripts)[number];
