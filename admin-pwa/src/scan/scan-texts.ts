import { formatCents } from '@yiqiao/contract/money/money';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import { sumIncluded } from '@yiqiao/contract/quote/counted-in';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import {
  estimateScan,
  type Range,
  roundRange,
  type ScanEstimate,
} from '@yiqiao/contract/scan/scan-estimate';
import { pagesTried, pagesWanted, type ScanReading } from '@yiqiao/contract/scan/scan-reading';
import { formatCount } from '../ui/format-count.ts';

/** Fewer Chinese characters, or words, than this share are mistakes of the recognition. */
const leastShare = 0.02;

/** What the document comes to, its pages with text included; `null` as long as too little was read. */
export function estimateOf({
  reading,
  measurement,
  include,
}: QuoteSubmission): ScanEstimate | null {
  if (reading === undefined) return null;
  const hasText = measurement?.exactness === 'partial';
  return estimateScan(reading, hasText ? sumIncluded(measurement, include) : undefined);
}

/** "About 61,000 to 72,000 Chinese characters and 310 to 420 words". */
export function lengthOf({ words, asianCharacters, otherWords }: ScanEstimate): string {
  const isSeen = (part: Range) => part.likely > words.likely * leastShare;
  if (!isSeen(asianCharacters)) return `About ${rangeText(words)} words`;
  const chinese = `About ${rangeText(asianCharacters)} Chinese characters`;
  return isSeen(otherWords) ? `${chinese} and ${rangeText(otherWords)} words` : chinese;
}

function rangeText(range: Range): string {
  const { low, high } = roundRange(range);
  return low === high ? formatCount(low) : `${formatCount(low)} to ${formatCount(high)}`;
}

/** What the words would cost at the submission's rates: "$6,100.00 to $7,200.00". */
export function costOfReading(quote: QuoteSubmission, { words }: ScanEstimate): string {
  const { low, high } = roundRange(words);
  const cost = (wordCount: number) => formatCents(estimateCents({ ...quote, wordCount }));
  return low === high ? cost(low) : `${cost(low)} to ${cost(high)}`;
}

/** "10 of 200 pages read by recognition; 2 could not be read." */
export function pagesText({ pages, pagesRead, pagesFailed }: ScanReading): string {
  const read = `${formatCount(pagesRead)} of ${formatCount(pages)} ${pages === 1 ? 'page' : 'pages'} read by recognition`;
  return pagesFailed === 0 ? `${read}.` : `${read}; ${formatCount(pagesFailed)} could not be read.`;
}

/** What is going on: "Reading: 3 of 10 pages done." */
export function progressText(reading: ScanReading): string {
  const wanted = pagesWanted(reading);
  if (reading.state === 'waiting') return 'Waiting for its turn.';
  if (wanted === 0) return 'Looking for pages that are pictures...';
  return `Reading: ${formatCount(pagesTried(reading))} of ${formatCount(wanted)} pages done.`;
}

/** "The other 190 pages take about 32 minutes."; `null` where none is left, or nothing is known. */
export function restText(reading: ScanReading): string | null {
  const left = reading.pages - pagesTried(reading);
  if (left <= 0 || pagesTried(reading) === 0) return null;
  const minutes = Math.ceil((left * reading.seconds) / pagesTried(reading) / 60);
  const time =
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `The other ${formatCount(left)} ${left === 1 ? 'page takes' : 'pages take'} about ${time}.`;
}
