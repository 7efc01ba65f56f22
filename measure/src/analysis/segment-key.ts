/** A line's end between Asian characters is no space. */
const lineEndAtAsian =
  /(?<=[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff60])\s*\u2028\s*|\s*\u2028\s*(?=[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff60])/g;

/**
 * A number, a date, a time. Not the digits of a name such as "MP3": only a number that no Latin
 * letter precedes can be replaced by another.
 */
const number = /(?<![A-Za-z\p{Nd}])\p{Nd}+(?:[.,:/-]\p{Nd}+)*/gu;

const foldable = /\s\s|[^\S ]/;
const digit = /\p{Nd}/u;
const latin1 = /^[\0-\xff]*$/;

/**
 * A segment as it is compared: composed characters (NFC), no white space at its ends and one space
 * inside for any amount of it.
 */
export function normalizeSegment(segment: string): string {
  const joined = segment.includes('\u2028') ? segment.replace(lineEndAtAsian, '') : segment;
  const trimmed = joined.trim();
  const folded = foldable.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
  return latin1.test(folded) ? folded : folded.normalize('NFC');
}

/** Stands in no text. */
const anyNumber = '\ufffc';

/** A normalized segment with the same mark for every number: segments that differ in numbers alone are equal. */
export function maskNumbers(normalized: string): string {
  return digit.test(normalized) ? normalized.replace(number, anyNumber) : normalized;
}
