import type { OPS, PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { readDrawing, type ShownText } from './page-drawing.ts';

/** @returns the items of a page with what pdf.js has left out, in its place. */
export type AddMissedGlyphs = (
  items: readonly TextItem[],
  page: PDFPageProxy,
) => Promise<readonly TextItem[]>;

/**
 * pdf.js leaves out what lies beside the page. Where the size of a font is a negative number, as PDFlib
 * writes it below a negative scale, it calculates with a negative width in units of its own, and mistakes the first
 * character of a line for such. A program writes all sizes so or none: the first page with text decides.
 */
export function createMissedGlyphs(ops: typeof OPS): AddMissedGlyphs {
  let isNeeded: boolean | undefined;
  return async (items, page) => {
    if (isNeeded === false || items.every(({ str }) => str.trim() === '')) return items;
    const { shownTexts } = await readDrawing(page, ops);
    isNeeded ??= shownTexts.some(({ size }) => size < 0);
    return isNeeded ? addGlyphs(items, findGlyphs(shownTexts, page.view)) : items;
  };
}

interface Glyph {
  readonly character: string;
  /** Only what is drawn on the page in a negative size can have been left out by mistake. */
  readonly isAtRisk: boolean;
}

function findGlyphs(
  texts: readonly ShownText[],
  [left = 0, , right = 0]: readonly number[],
): readonly Glyph[] {
  return texts.flatMap(({ glyphs, size, x }) => {
    const isAtRisk = size < 0 && x >= left && x <= right;
    // White space is what pdf.js makes of gaps.
    return Array.from(glyphs.replace(/\s/gu, ''), (character) => ({ character, isAtRisk }));
  });
}

/** Both are in the order of the drawing. Where they are not, as in Arabic, nothing is added. */
function addGlyphs(items: readonly TextItem[], drawn: readonly Glyph[]): readonly TextItem[] {
  let next = 0;

  function takeMissed(until: string | null): string {
    let missed = '';
    for (let glyph = drawn[next]; glyph && glyph.character !== until; glyph = drawn[next]) {
      if (glyph.isAtRisk) missed += glyph.character;
      next += 1;
    }
    return missed;
  }

  function complete(told: string): string {
    if (/\s/.test(told)) return told;
    const missed = takeMissed(told);
    next += 1;
    return missed + told;
  }

  const whole = items.map((item) => ({ ...item, str: Array.from(item.str, complete).join('') }));
  const last = whole.at(-1);
  if (next > drawn.length || last === undefined) return items;
  return [...whole.slice(0, -1), { ...last, str: last.str + takeMissed(null) }];
}
