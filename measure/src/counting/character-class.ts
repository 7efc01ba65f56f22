/** What a UTF-16 code unit means to the word counter. */
export const characterClass = {
  other: 0,
  space: 1,
  lineEnd: 2,
  asian: 3,
  highSurrogate: 4,
  lowSurrogate: 5,
  /** Shows nothing by itself: it joins, separates or varies its neighbors. White space is not here. */
  invisible: 6,
} as const;

/**
 * Asian by Word's rule: Han, Kana, Bopomofo, CJK and full-width punctuation, one word each.
 * Hangul is not here: Korean is counted by spaces. Blocks of the Unicode standard, inclusive.
 */
const asianBlocks: readonly (readonly [number, number])[] = [
  [0x2e80, 0x2fdf], // radicals
  [0x2ff0, 0x2fff], // ideographic description
  [0x3001, 0x303f], // CJK punctuation (U+3000 is white space)
  [0x3040, 0x30ff], // Hiragana, Katakana
  [0x3100, 0x312f], // Bopomofo
  [0x3190, 0x31ff], // Kanbun, Bopomofo and Katakana extensions, strokes
  [0x3220, 0x325f], // enclosed ideographs
  [0x3280, 0x33ff], // enclosed ideographs, CJK compatibility
  [0x3400, 0x4dbf], // Han extension A
  [0x4e00, 0x9fff], // Han
  [0xf900, 0xfaff], // Han compatibility
  [0xfe10, 0xfe1f], // vertical forms
  [0xfe30, 0xfe6f], // compatibility and small forms
  [0xff01, 0xff9f], // full-width forms, half-width Katakana
  [0xffe0, 0xffe6], // full-width signs
];

const asianPlanes: readonly (readonly [number, number])[] = [
  [0x1aff0, 0x1b16f], // Kana supplement and extensions
  [0x1f200, 0x1f2ff], // enclosed ideographic supplement
  [0x20000, 0x3fffd], // Han extensions B and later
];

/** Default_Ignorable_Code_Point above U+FFFF: controls of shorthand and music, tags, variation selectors. */
const invisiblePlanes: readonly (readonly [number, number])[] = [
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

const showsNothing = /\p{Default_Ignorable_Code_Point}/u;

function classify(codeUnit: number): number {
  if (codeUnit === 0x0a) return characterClass.lineEnd;
  if (/\s/.test(String.fromCharCode(codeUnit))) return characterClass.space;
  if (codeUnit >= 0xd800 && codeUnit <= 0xdbff) return characterClass.highSurrogate;
  if (codeUnit >= 0xdc00 && codeUnit <= 0xdfff) return characterClass.lowSurrogate;
  if (showsNothing.test(String.fromCharCode(codeUnit))) return characterClass.invisible;
  return characterClass.other;
}

/** The class of every UTF-16 code unit; a table, because a gigabyte of text asks it a billion times. */
export const codeUnitClasses: Uint8Array = Uint8Array.from({ length: 0x10000 }, (_, codeUnit) =>
  classify(codeUnit),
);
for (const [first, last] of asianBlocks) {
  codeUnitClasses.fill(characterClass.asian, first, last + 1);
}

/** Whether a code point above U+FFFF shows nothing. */
export function isInvisibleAstral(codePoint: number): boolean {
  return invisiblePlanes.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** Whether a code point above U+FFFF counts as one Asian character. */
export function isAsianAstral(codePoint: number): boolean {
  return asianPlanes.some(([first, last]) => codePoint >= first && codePoint <= last);
}
