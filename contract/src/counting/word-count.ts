import { sumIncluded } from '../quote/counted-in.ts';
import type { Measurement } from './measurement.ts';

/**
 * What the word count of a submission is:
 * - `measured`: the whole document was read and counted.
 * - `partial`: a part of it was; there are at least so many words.
 * - `estimated`: nothing was counted; the count follows from the file's size, or its spaces.
 * - `none`: sound and film, which have a length and no words; the count is 0.
 * - `counting`: the server is about to read the document. The count is what was known before, at first
 *   the estimate, and is never shown as a result.
 */
export const wordCountBases = ['measured', 'partial', 'estimated', 'none', 'counting'] as const;

export type WordCountBasis = (typeof wordCountBases)[number];

export interface WordCount {
  readonly wordCount: number;
  readonly wordCountBasis: WordCountBasis;
}

/** As much of a measurement as the basis depends on; a newer server may know more limits. */
interface Finding {
  readonly exactness: Measurement['exactness'];
  readonly limit?: string | undefined;
}

type CountedFinding = Finding & Parameters<typeof sumIncluded>[0];

/** Whether a document is sound or film: it is priced by what is said in it, never by its size. */
export function isRecording(finding: Finding | null): boolean {
  return finding?.limit === 'audio' || finding?.limit === 'video';
}

/**
 * The count that is shown and priced: what was measured of the main text and the parts that `include`
 * names, else the estimate. `include` is the request's or the record's; a record from before the field
 * has none, and its main text alone was counted.
 */
export function decideWordCount(
  estimatedWordCount: number,
  measurement: CountedFinding | null,
  include: string | undefined,
): WordCount {
  if (isRecording(measurement)) return { wordCount: 0, wordCountBasis: 'none' };
  if (measurement === null || measurement.exactness === 'uncountable') {
    return { wordCount: estimatedWordCount, wordCountBasis: 'estimated' };
  }
  const wordCountBasis = measurement.exactness === 'exact' ? 'measured' : 'partial';
  return { wordCount: sumIncluded(measurement, include).words, wordCountBasis };
}

/**
 * The basis of a stored count. Records from before version 0.2 call a partial count "measured" and
 * estimate recordings; a basis this program does not know is taken for an estimate.
 */
export function basisOf(stored: {
  readonly wordCountBasis: string;
  readonly measurement?: Finding | null | undefined;
}): WordCountBasis {
  const { wordCountBasis, measurement = null } = stored;
  if (wordCountBasis === 'counting') return 'counting';
  if (isRecording(measurement)) return 'none';
  if (wordCountBasis === 'measured' && measurement?.exactness === 'partial') return 'partial';
  return wordCountBases.find((basis) => basis === wordCountBasis) ?? 'estimated';
}

/** How the pages of a partly counted document divide; `null` where the report does not say. */
export function dividePages(
  report: Pick<Measurement, 'pages' | 'picturePages' | 'unreadablePages'>,
): PageDivision | null {
  const { pages, picturePages = 0, unreadablePages = 0 } = report;
  const missing = picturePages + unreadablePages;
  if (pages === undefined || missing === 0) return null;
  return { pages, picturePages, unreadablePages, missing, counted: Math.max(0, pages - missing) };
}

export interface PageDivision {
  readonly pages: number;
  readonly picturePages: number;
  readonly unreadablePages: number;
  /** Pages that nobody has counted yet. */
  readonly missing: number;
  readonly counted: number;
}
