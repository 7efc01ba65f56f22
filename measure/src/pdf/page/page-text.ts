import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { DocumentFault } from '../../document-fault.ts';
import { findLines, type TextLine } from '../../layout/find-lines.ts';
import { mostPieces, type TextPiece } from '../../layout/text-piece.ts';
import type { WorkAllowance } from '../work-allowance.ts';
import { joinLetters } from './join-letters.ts';
import type { AddMissedGlyphs } from './missed-glyphs.ts';
import { nameBlanks } from './name-blanks.ts';
import { narrowLetters } from './narrow-letters.ts';

/** Letters of Hebrew, Arabic and the scripts beside them. */
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

const degree = Math.PI / 180;

/** A glyph wider than this multiple of its font size belongs to a font that draws itself (Type 3), in units of its own. */
const widestLetter = 4;

/** The text of one page as it is seen, line by line. */
export async function readPageLines(
  page: PDFPageProxy,
  allowance: WorkAllowance,
  addMissedGlyphs: AddMissedGlyphs,
): Promise<readonly TextLine[]> {
  const told = await addMissedGlyphs(await readItems(page, allowance), page);
  const items = narrowLetters(nameBlanks(told));
  const isLeftward = items.some(({ str }) => leftward.test(str));
  const pieces: TextPiece[] = [];
  let isParted = false;
  for (const item of items) {
    if (item.str.trim() === '') {
      isParted ||= item.str !== '';
      continue;
    }
    const piece = describePiece(item, isParted || /^\s/.test(item.str), isLeftward);
    isParted = /\s$/.test(item.str);
    if (isOnPage(item, page.view)) pieces.push(piece);
  }
  return findLines(pieces);
}

/** In parts, as they are found: a page may draw itself without end. */
async function readItems(page: PDFPageProxy, allowance: WorkAllowance): Promise<TextItem[]> {
  const parts: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  const read: TextItem[] = [];
  for (;;) {
    const { done, value } = await parts.read();
    if (done) return read;
    allowance.check();
    if (read.length > mostPieces) throw new DocumentFault('too-large', 'a page shows too much');
    for (const item of value.items) {
      if (!('str' in item)) continue;
      allowance.spendPiece(item.str);
      read.push(item);
    }
  }
}

function describePiece(item: TextItem, isParted: boolean, isLeftward: boolean): TextPiece {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform;
  const angle = Math.round(Math.atan2(b, a) / degree);
  const [cos, sin] = [Math.cos(angle * degree), Math.sin(angle * degree)];
  const start = x * cos + y * sin;
  const height = Math.hypot(c, d);
  const letterWidth = item.width / Array.from(item.str).length;
  const hasOwnUnits = letterWidth > widestLetter * Math.hypot(a, b);
  return {
    text: joinLetters(item.str.trim()),
    start,
    end: start + item.width,
    base: y * cos - x * sin,
    size: hasOwnUnits ? Math.max(height, letterWidth) : height,
    angle,
    // Spaces that pdf.js finds between such letters mean nothing; only the gaps do.
    isParted: isParted && !hasOwnUnits,
    isLeftward,
  };
}

/** Whether it begins or ends on the page: what is outside is cut off and invisible. */
function isOnPage({ transform, width }: TextItem, view: readonly number[]): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const [a = 1, b = 0, , , x = 0, y = 0] = transform;
  const angle = Math.atan2(b, a);
  const isInside = (x: number, y: number) => x >= left && x <= right && y >= bottom && y <= top;
  return isInside(x, y) || isInside(x + Math.cos(angle) * width, y + Math.sin(angle) * width);
}
