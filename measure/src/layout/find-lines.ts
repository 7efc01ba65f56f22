import { dropCopies } from './drop-copies.ts';
import type { TextPiece } from './text-piece.ts';

/**
 * Puts the pieces of a page together to words and lines as a reader sees them. The distances are
 * parts of the letters' size; pdftotext's are the same or close, so that both find the same words.
 */

/** Pieces that are drawn one after the other are a word up to this gap. */
const widestGap = 0.1;
/** Evenly spaced letters are a word up to this multiple of their smallest gap, */
const evenGap = 1.3;
/** but not where they are as far apart as cells. */
const widestEvenGap = 0.7;
/** Pieces further up or down than this, from the one before and from the line's largest, are on another line. */
const widestShift = 0.5;
/** A wider gap parts two columns or cells, which are read one after the other. */
const columnGap = 1.5;
/** Further left than this, a piece does not continue the one before it: TeX draws an accent, then its letter below. */
const deepestOverlap = 1;
/** What begins higher up on the right, by more than this, is the next column of a page, where a word may go on. */
const tallestCell = 5;

export interface TextLine {
  readonly text: string;
  /** Height of its largest letters in points. */
  readonly height: number;
  /** Neither across nor along the page, as stamps and watermarks are. */
  readonly isSlanted: boolean;
  /** To the right of the line before it and no line lower, as the next cell of a row is. */
  readonly isBeside: boolean;
}

export function findLines(pieces: readonly TextPiece[]): TextLine[] {
  const lines: TextPiece[][] = [];
  let largest: TextPiece | undefined;
  for (const piece of dropCopies(pieces)) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line && before && largest && continuesLine(before, largest, piece)) {
      line.push(piece);
      if (piece.size > largest.size) largest = piece;
    } else {
      lines.push([piece]);
      largest = piece;
    }
  }
  return lines.map((line, index) => describeLine(line, lines[index - 1]?.at(-1)));
}

/** Whether a piece continues a line; raised and lowered letters are placed relative to the largest ones. */
function continuesLine(before: TextPiece, largest: TextPiece, piece: TextPiece): boolean {
  const size = Math.max(before.size, piece.size);
  const gap = gapBetween(before, piece);
  return (
    piece.angle === before.angle &&
    (isLevel(before, piece) || isLevel(largest, piece)) &&
    gap >= -deepestOverlap * size &&
    gap <= columnGap * size
  );
}

function isLevel(one: TextPiece, other: TextPiece): boolean {
  return Math.abs(other.base - one.base) <= widestShift * Math.max(one.size, other.size);
}

/** Among letters that run from right to left the next piece is to the left; numbers and Latin words, on either side. */
function gapBetween(before: TextPiece, piece: TextPiece): number {
  const gap = piece.start - before.end;
  return piece.isLeftward ? Math.max(gap, before.start - piece.end) : gap;
}

function describeLine(pieces: readonly TextPiece[], lastBefore: TextPiece | undefined): TextLine {
  const angle = Math.abs(pieces[0]?.angle ?? 0) % 90;
  const widest = findWidestGap(pieces);
  const text = pieces.map((piece, index) => {
    const before = pieces[index - 1];
    if (before === undefined) return piece.text;
    const isApart = piece.isParted || gapBetween(before, piece) > widest(before, piece);
    return isApart ? ` ${piece.text}` : piece.text;
  });
  return {
    text: text.join(''),
    height: pieces.reduce((height, { size }) => Math.max(height, size), 0),
    isSlanted: Math.min(angle, 90 - angle) > 5,
    isBeside: pieces[0] !== undefined && isBeside(pieces[0], lastBefore),
  };
}

/** Cells of a row need not be level: a number may be in the middle or at the top, beside a text of several lines. */
function isBeside(piece: TextPiece, before: TextPiece | undefined): boolean {
  if (before === undefined || piece.angle !== before.angle) return false;
  const size = Math.max(before.size, piece.size);
  const rise = piece.base - before.base;
  return gapBetween(before, piece) >= 0 && rise > -size && rise < tallestCell * size;
}

/** How far apart the pieces of a word may be in a line. */
function findWidestGap(
  pieces: readonly TextPiece[],
): (before: TextPiece, piece: TextPiece) => number {
  const usual = (before: TextPiece, piece: TextPiece) =>
    widestGap * Math.max(before.size, piece.size);
  const [first] = pieces;
  const isSpaced = pieces.length > 2 && pieces.every(({ text }) => text.length === 1);
  if (first === undefined || !isSpaced) return usual;
  const gaps = pieces.slice(1).map((piece, index) => gapBetween(pieces[index] ?? piece, piece));
  const smallest = gaps.reduce((least, gap) => Math.min(least, gap), Number.POSITIVE_INFINITY);
  const isEven = smallest > widestGap * first.size && smallest < widestEvenGap * first.size;
  return isEven ? () => evenGap * smallest : usual;
}

/**
 * As it is counted: a line feed ends each line, and a word that a line's end parts is one. Between
 * letters its hyphen goes, as in "trans-lation"; after a digit it stays, as in "2019-2020". What
 * is beside the line is another cell, and parts nothing.
 */
export function joinLines(lines: readonly TextLine[]): string {
  return lines
    .map(({ text }, index) => {
      const isParted =
        lines[index + 1]?.isBeside === false && /[\p{L}\p{N}][-\u00ad\u2010]$/u.test(text);
      return isParted ? text.replace(/(?<=\p{L})[-\u00ad\u2010]$/u, '') : `${text}\n`;
    })
    .join('');
}
