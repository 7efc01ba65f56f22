import { TextCounter } from '../../counting/text-counter.ts';
import type { TextLine } from '../../layout/find-lines.ts';
import type { PageDrawing } from './page-drawing.ts';

/** More text than this is no page number, stamp, scanner's line or header of a fax. */
const mostMarkWords = 30;

/** A longer text is not looked at to find out whether it is short. */
const mostMarkCharacters = 600;

/** A page with nothing but marks is a picture where one covers as much as a sheet within wide margins. */
const mostOfPage = 0.4;

/** A picture that leaves no margin is a scanned sheet, or the ground of a designed page. */
const wholePage = 0.8;

/** Letters taller than this part of the page's longer side are a title, not a mark. */
const titleShare = 1 / 50;

/** Whether a page may be a picture: only then its drawing is looked at. */
export function hasLittleText(text: string): boolean {
  if (text.length > mostMarkCharacters) return false;
  const counter = new TextCounter();
  counter.add(text);
  return counter.finish().words <= mostMarkWords;
}

/** Whether a page has little text and is mostly a picture without recognised text. */
export function isCovered({ pictureShare, hasRecognisedText }: PageDrawing): boolean {
  return pictureShare >= mostOfPage && !hasRecognisedText;
}

/** Widths of screens in heights, and how far a page may be from one: A4 is 1.41, Letter 1.29, Legal 1.65. */
const screens = [4 / 3, 16 / 10, 16 / 9];
const screenTolerance = 0.02;

/**
 * Whether a page is a slide with a title: those of a chapter have the same, and are no scans for that. A
 * sheet of paper has another format.
 */
export function isTitledSlide(lines: readonly TextLine[], view: readonly number[]): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const format = (right - left) / (top - bottom);
  const isSlide = screens.some((screen) => Math.abs(format - screen) <= screenTolerance);
  const isTitle = ({ text, height, isSlanted }: TextLine) =>
    height > (right - left) * titleShare && !isSlanted && !isPageNumber(text);
  return isSlide && lines.some(isTitle);
}

/** Whether each line of a covered page is a mark, whatever is on other pages. */
export function findLinesToCompare(
  lines: readonly TextLine[],
  { pictureShare }: PageDrawing,
  view: readonly number[],
): readonly string[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const tallestMark = Math.max(right - left, top - bottom) * titleShare;
  return lines
    .filter(({ text, height, isSlanted }) => {
      if (isPageNumber(text)) return false;
      const looksLikeMark = isSlanted || height <= tallestMark;
      return pictureShare < wholePage || !looksLikeMark;
    })
    .map(({ text }) => withoutDigits(text));
}

/** "Page 3 of 200", "– 12 –", "第 3 页", "iv": nothing but the words that go with a page's number. */
function isPageNumber(line: string): boolean {
  const rest = line.replaceAll(/\b(?:pages?|pg|p|of|no|[ivxlc]+)\b|[第页頁共张張]/giu, '');
  return !/\p{L}/u.test(rest);
}

function withoutDigits(line: string): string {
  return line.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim();
}
