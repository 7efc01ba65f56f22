import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** What programs write for a blank: those for the web the first glyph of a font that does not name it, InDesign its mark BEL. */
const blankNumbers: ReadonlySet<string> = new Set(['\u0001', '\u0007']);
/** What they write for every glyph whose letter they do not know. */
const unknownGlyph = '\0';
/** A blank among these is no wider, in parts of its size: digits are half as wide as they are high. */
const widestBlank = 0.4;
/** Where more than these are letters, the page cannot be read. */
const mostLettersShare = 0.1;

/**
 * Reads the number of a blank as a space, unless other glyphs of the page have numbers, too: then a font
 * names none of its glyphs, or the number is the sign of a formula.
 */
export function nameBlanks(items: readonly TextItem[]): readonly TextItem[] {
  const numbers = new Set(items.flatMap(({ str }) => str.match(/\p{Cc}/gu) ?? []));
  const [number, another] = numbers;
  if (number === undefined || another !== undefined) return items;
  if (number === unknownGlyph) return nameNarrowGlyphs(items);
  return blankNumbers.has(number) ? items.map((item) => nameBlank(item, number)) : items;
}

function nameNarrowGlyphs(items: readonly TextItem[]): readonly TextItem[] {
  const unknown = items.filter(({ str }) => str.includes(unknownGlyph));
  const blanks = new Set(unknown.filter(isNarrow));
  if (unknown.length - blanks.size > unknown.length * mostLettersShare) return items;
  return items.map((item) => (blanks.has(item) ? nameBlank(item, unknownGlyph) : item));
}

/** What has no width at all is the place of a letter that the font does not have. */
function isNarrow({ str, width, height }: TextItem): boolean {
  const isAlone = str === unknownGlyph.repeat(str.length);
  return isAlone && width > 0 && width <= widestBlank * height * str.length;
}

function nameBlank(item: TextItem, number: string): TextItem {
  return { ...item, str: item.str.replaceAll(number, ' ') };
}
