import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** What programs for the web write for a blank, the first glyph of many fonts, which such a font does not name. */
const firstGlyph = '\u0001';
/** What they write for every glyph whose letter they do not know. A blank among them is narrow, in parts of its size. */
const unknownGlyph = '\0';
const widestBlank = 0.6;

/**
 * Reads the number of a blank as a space, unless other glyphs of the page have numbers, too: then a font
 * names none of its glyphs, or the number is the sign of a formula.
 */
export function nameBlanks(items: readonly TextItem[]): readonly TextItem[] {
  const [number, ...others] = new Set(items.flatMap(({ str }) => str.match(/\p{Cc}/gu) ?? []));
  if (number === undefined || others.length > 0 || !isBlank(number, items)) return items;
  return items.map((item) => ({ ...item, str: item.str.replaceAll(number, ' ') }));
}

function isBlank(number: string, items: readonly TextItem[]): boolean {
  if (number !== unknownGlyph) return number === firstGlyph;
  return items.every(({ str, width, height }) => {
    const isUnknown = str === unknownGlyph.repeat(str.length);
    return isUnknown ? width <= widestBlank * height * str.length : !str.includes(unknownGlyph);
  });
}
