import { sumIncluded } from '@yiqiao/contract/counting/counted-in';
import type { Counts } from '@yiqiao/contract/counting/measurement';
import { basisOf, dividePages } from '@yiqiao/contract/counting/word-count';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { rangeText } from '../../figures/range-text.ts';
import { texts } from '../../texts/texts.ts';
import { formatCount } from '../../ui/format-count.ts';

/** How a length was found. */
export function basisText(quote: QuoteSubmission): string {
  const { measurement, recognized } = quote;
  const basis = basisOf(quote);
  const { measured } = texts().detail;
  if (basis === 'counting') return measured.reading;
  if (basis === 'none') return measured.noWords;
  if (basis === 'recognized' && recognized) return measured.recognized(rangeText(recognized));
  if (basis === 'estimated' || measurement === null) return measured.estimated;
  return countedText(measurement, sumIncluded(measurement, quote.include));
}

function countedText(
  measurement: NonNullable<QuoteSubmission['measurement']>,
  counts: Counts,
): string {
  const { detail, figures } = texts();
  const { counted, inDocument, onPages, scriptsCounted } = detail.measured;
  const division = dividePages(measurement);
  const where = division
    ? onPages(formatCount(division.counted), formatCount(division.pages))
    : inDocument;
  return counts.words === 0 ? counted(where) : scriptsCounted(figures.scripts(counts), where);
}
