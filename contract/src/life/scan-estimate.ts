import { sumIncluded } from '../counting/counted-in.ts';
import type { Counts } from '../counting/measurement.ts';
import type { QuoteSubmission } from '../record/quote.ts';
import type { PageSum, ScanReading } from '../record/scan-reading.ts';

/** A range and its likeliest value. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly likely: number;
}

export interface ScanEstimate {
  /** `asianCharacters` + `otherWords`, which have separate ranges. */
  readonly words: Range;
  readonly asianCharacters: Range;
  readonly otherWords: Range;
}

type KnownCounts = Pick<Counts, 'words' | 'asianCharacters' | 'otherWords'>;

/** Error of recognition: on pages that it is sure of, and on tables, forms and bad print. */
const clearError = 0.04;
const unclearError = 0.1;

/** The error to expect for a document: measured, see "Scans" in measure/README.md. */
export function recognitionError({
  pagesRead,
  pagesUnclear = 0,
}: Pick<ScanReading, 'pagesRead' | 'pagesUnclear'>): number {
  const unclear = pagesRead === 0 ? 0 : pagesUnclear / pagesRead;
  return clearError + (unclearError - clearError) * unclear;
}

const noText: KnownCounts = { words: 0, asianCharacters: 0, otherWords: 0 };

/**
 * What the whole document comes to, by the pages that were read: `text`, the counts of the pages that need no
 * recognition, and for the pictures a 95 % confidence interval of their total, with Student's t for few pages and
 * the correction for a finite number of them (W. G. Cochran, Sampling Techniques, 3rd ed., 2.8 and 2.15). Each end
 * is widened by the `recognitionError`, so that there is a range even when every page was read.
 * @returns `null` until two pages were read, or all; where nothing was found on them; and where a page could not be
 * read, since it may differ from the others.
 */
export function estimateScan(
  reading: ScanReading,
  text: KnownCounts = noText,
): ScanEstimate | null {
  const { pages, pagesRead, pagesFailed } = reading;
  if (pagesFailed > 0 || reading.words.sum === 0) return null;
  if (pagesRead < 2 && pagesRead < pages) return null;
  const error = recognitionError(reading);
  const total = (kind: 'words' | 'asianCharacters' | 'otherWords'): Range => {
    const { low, high, likely } = estimateTotal(reading[kind], pagesRead, pages);
    const known = text[kind];
    return {
      low: known + Math.round(low * (1 - error)),
      high: known + Math.round(high * (1 + error)),
      likely: known + Math.round(likely),
    };
  };
  return {
    words: total('words'),
    asianCharacters: total('asianCharacters'),
    otherWords: total('otherWords'),
  };
}

/** The estimate for the document, its pages with text included; `null` while too little was read. */
export function estimateDocument({
  reading,
  measurement,
  include,
}: Pick<QuoteSubmission, 'reading' | 'measurement' | 'include'>): ScanEstimate | null {
  if (reading === undefined) return null;
  const hasText = measurement?.exactness === 'partial';
  return estimateScan(reading, hasText ? sumIncluded(measurement, include) : undefined);
}

function estimateTotal({ sum, squares }: PageSum, read: number, pages: number): Range {
  const mean = sum / read;
  const variance = read < 2 ? 0 : Math.max(0, (squares - read * mean * mean) / (read - 1));
  const standardError = pages * Math.sqrt((variance / read) * (1 - read / pages));
  const reach = studentT(read - 1) * standardError;
  const likely = pages * mean;
  return {
    // The total cannot be less than what was read.
    low: Math.max(sum, likely - reach),
    high: likely + reach,
    likely,
  };
}

/** Two-sided 95 % points of Student's t, by degrees of freedom from 1 on; beyond, the normal one's nearly. */
const studentPoints = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
  2.045, 2.042,
];

function studentT(degrees: number): number {
  return studentPoints[degrees - 1] ?? 2.0;
}

/** Rounds a count for display, to as many digits as are significant. */
export function roundRange({ low, high, likely }: Range): Range {
  if (low === high) return { low, high, likely };
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, high - low))) - 1);
  return {
    low: Math.floor(low / step) * step,
    high: Math.ceil(high / step) * step,
    likely: Math.round(likely / step) * step,
  };
}
