import { type Range, roundRange, type ScanEstimate } from '@yiqiao/contract/life/scan-estimate';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import { ratesOf } from '@yiqiao/contract/money/prices';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import {
  isUnderWay,
  nameFailedPages,
  pagesTried,
  pagesWanted,
  type ScanReading,
} from '@yiqiao/contract/record/scan-reading';
import { rangeText } from '../figures/range-text.ts';
import { texts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';

/** A smaller share of Chinese characters, or of words, is noise of the recognition. */
const leastShare = 0.02;

/** "About 61,000 to 72,000 Chinese characters and 310 to 420 words". */
export function lengthOf({ words, asianCharacters, otherWords }: ScanEstimate): string {
  const isSeen = (part: Range) => part.likely > words.likely * leastShare;
  const { scan } = texts();
  if (!isSeen(asianCharacters)) return scan.words(rangeText(words));
  const characters = rangeText(asianCharacters);
  return isSeen(otherWords)
    ? scan.charactersAndWords(characters, rangeText(otherWords))
    : scan.characters(characters);
}

/** What the words would cost at the submission's rates: "$6,100.00 to $7,200.00". */
export function costOfReading(quote: QuoteSubmission, { words }: ScanEstimate): string {
  const { low, high } = roundRange(words);
  const { figures, scan } = texts();
  const cost = (wordCount: number) => {
    const cents = estimateCents({ ...quote, wordCount }, ratesOf(quote));
    return figures.money(centsToDecimal(cents), defaultCurrency) ?? '';
  };
  return low === high ? cost(low) : scan.range(cost(low), cost(high));
}

/** "10 of 200 pages read by recognition." */
export function pagesText({ pages, pagesRead }: ScanReading): string {
  return texts().scan.pages(formatCount(pagesRead), formatCount(pages), pages);
}

/** Why there is no estimate: "Pages 3 and 4 could not be read."; `null` where there may be one. */
export function gapText(reading: ScanReading): string | null {
  const { scan } = texts();
  const { pagesFailed } = reading;
  const numbers = nameFailedPages(reading)?.map(formatCount);
  if (pagesFailed > 0)
    return numbers ? scan.failedPages(numbers) : scan.failed(pagesFailed, formatCount(pagesFailed));
  return !isUnderWay(reading) && reading.words.sum === 0 ? scan.nothingFound : null;
}

/** What is going on: "Reading: 3 of 10 pages done." */
export function progressText(reading: ScanReading): string {
  const { scan } = texts();
  const wanted = pagesWanted(reading);
  if (reading.state === 'waiting') return scan.waiting;
  if (wanted === 0) return scan.looking;
  return scan.reading(formatCount(pagesTried(reading)), formatCount(wanted));
}

/** "The other 190 pages take about 32 minutes."; `null` if none is left or the time is not known. */
export function restText(reading: ScanReading): string | null {
  const left = reading.pages - pagesTried(reading);
  if (left <= 0 || pagesTried(reading) === 0) return null;
  const minutes = Math.ceil((left * reading.seconds) / pagesTried(reading) / 60);
  const { scan } = texts();
  const time =
    minutes < 60 ? scan.minutes(minutes) : scan.hours(Math.floor(minutes / 60), minutes % 60);
  return scan.rest(left, formatCount(left), time);
}
