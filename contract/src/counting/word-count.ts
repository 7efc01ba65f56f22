import { sumIncluded } from './counted-in.ts';
import type { Measurement } from './measurement.ts';

/**
 * What the word count of a submission is:
 * - `measured`: the whole document was read and counted.
 * - `partial`: a part of it was; there are at least this many words.
 * - `recognized`: staff have taken over what recognition found in pictures of pages; there are about this many
 *   words, within the range that the record's `recognized` says.
 * - `estimated`: only the document's size, or its spaces, are known. The count is a guess and has no price.
 * - `none`: nothing was counted, and the size says nothing about the words: pictures, scans, audio, video, locked
 *   and damaged files. The count is 0.
 * - `counting`: the server is about to read the document. Holds the previous count, at first 0, which is never
 *   shown as a result.
 */
export const wordCountBases = [
  'measured',
  'partial',
  'recognized',
  'estimated',
  'none',
  'counting',
] as const;

export type WordCountBasis = (typeof wordCountBases)[number];

export interface WordCount {
  readonly wordCount: number;
  readonly wordCountBasis: WordCountBasis;
}

/** The fields of a measurement that the basis depends on; a newer server may know more formats and limits. */
interface Finding {
  readonly exactness: Measurement['exactness'];
  readonly format: string;
  readonly limit?: string | undefined;
}

type CountedFinding = Finding & Parameters<typeof sumIncluded>[0];

/** Whether words were counted: in the whole document, in a part of it, or by recognition. Only such a count has a price. */
export function isCounted(basis: WordCountBasis): boolean {
  return basis === 'measured' || basis === 'partial' || basis === 'recognized';
}

/**
 * The count of a submission: what was measured in the main text and the parts that `include` names; without a
 * measurement the estimate, if the size says anything about the words; otherwise 0.
 * @param include undefined in a record from before the field: only its main text was counted.
 */
export function decideWordCount(
  estimatedWordCount: number,
  measurement: CountedFinding | null,
  include: string | undefined,
): WordCount {
  if (measurement === null || measurement.exactness === 'uncountable') {
    const wordCountBasis = basisWithoutCount(measurement);
    return { wordCount: wordCountBasis === 'none' ? 0 : estimatedWordCount, wordCountBasis };
  }
  const wordCountBasis = measurement.exactness === 'exact' ? 'measured' : 'partial';
  return { wordCount: sumIncluded(measurement, include).words, wordCountBasis };
}

/** The process was killed at one of these limits while it read, so the format is unknown. */
const limitsOfReading: ReadonlySet<unknown> = new Set(['too-slow', 'too-large']);

/** A size can be converted to words only for plain text and unrecognized formats. */
function basisWithoutCount(finding: Finding | null): 'estimated' | 'none' {
  if (finding === null || finding.format === 'text') return 'estimated';
  const isUnknown = finding.format === 'unknown' && !limitsOfReading.has(finding.limit);
  return isUnknown ? 'estimated' : 'none';
}

/**
 * The basis of a stored count. Earlier releases called a partial count "measured", and estimated everything they
 * could not count. An unknown basis is treated as an estimate.
 */
export function basisOf(stored: {
  readonly wordCountBasis: string;
  readonly measurement?: Finding | null | undefined;
}): WordCountBasis {
  const { wordCountBasis, measurement = null } = stored;
  if (wordCountBasis === 'measured' && measurement?.exactness === 'partial') return 'partial';
  if (wordCountBasis === 'estimated' && measurement?.exactness === 'uncountable') {
    return basisWithoutCount(measurement);
  }
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
