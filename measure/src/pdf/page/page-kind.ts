import type { OPS, PDFPageProxy } from 'pdfjs-dist';
import { joinLines } from '../../layout/find-lines.ts';
import type { PageContent } from '../../layout/page-content.ts';
import { isMeaningless } from '../meaningless-text.ts';
import type { WorkAllowance } from '../work-allowance.ts';
import type { AddMissedGlyphs } from './missed-glyphs.ts';
import { type PageDrawing, readDrawing } from './page-drawing.ts';
import { findLinesToCompare, hasLittleText, isCovered, isTitledSlide } from './page-marks.ts';
import { readPageLines } from './page-text.ts';

/** A picture on an empty page that covers less than this is an ornament. */
const ornamentShare = 0.01;

/** What the pages of a document are read with. */
export interface PageReading {
  readonly ops: typeof OPS;
  readonly allowance: WorkAllowance;
  readonly addMissedGlyphs: AddMissedGlyphs;
}

export async function readPage(
  page: PDFPageProxy,
  { ops, allowance, addMissedGlyphs }: PageReading,
): Promise<PageContent> {
  const lines = await readPageLines(page, allowance, addMissedGlyphs);
  const text = joinLines(lines);
  if (text.trim() === '')
    return { kind: showsText(await readDrawing(page, ops)) ? 'picture' : 'blank' };
  if (isMeaningless(text)) return { kind: 'unreadable' };
  if (!hasLittleText(text) || isTitledSlide(lines, page.view)) return { kind: 'text', text };
  const drawing = await readDrawing(page, ops);
  if (!isCovered(drawing)) return { kind: 'text', text };
  const undecided = findLinesToCompare(lines, drawing, page.view);
  return undecided.length === 0
    ? { kind: 'picture' }
    : { kind: 'undecided', text, lines: undecided };
}

/** Whether a page without text may show one: as a picture, or in the outlines of its letters. */
function showsText({ pictureShare, hasOutlines }: PageDrawing): boolean {
  return pictureShare >= ornamentShare || hasOutlines;
}
