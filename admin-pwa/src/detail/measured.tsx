import type { Counts } from '@yiqiao/contract/counting/measurement';
import { formatPlayingTime } from '@yiqiao/contract/counting/playing-time';
import { describeScripts } from '@yiqiao/contract/counting/scripts';
import { basisOf, dividePages } from '@yiqiao/contract/counting/word-count';
import { sumIncluded } from '@yiqiao/contract/quote/counted-in';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { lengthText } from '../figures/count-words.ts';
import { findCountedParts } from '../figures/counted-parts.ts';
import { explainLimit } from '../figures/measurement-words.ts';
import { formatCount } from '../ui/format-count.ts';
import { CountAgain } from './count-again.tsx';
import { InnerDocuments } from './inner-documents.tsx';
import styles from './measured.module.css';
import { ShareRing } from './share-ring.tsx';

/** What was counted in the document, how, and what was found on the way. */
export function Measured({ quote }: { quote: QuoteSubmission }) {
  const { measurement } = quote;
  const basis = basisOf(quote);
  const isMeasured = basis === 'measured' && measurement !== null;
  return (
    <section className={styles.measured} aria-label="What was measured">
      <ShareRing counts={isMeasured ? sumIncluded(measurement, quote.include) : null} />
      <div className={styles.text} data-countable={quote.filePath !== undefined || undefined}>
        <p className={styles.count} data-guess={basis !== 'measured' || undefined}>
          {capitalize(lengthText(quote))}
        </p>
        <p className={styles.quiet}>{basisText(quote)}</p>
        {basis !== 'counting' && measurement?.limit && (
          <p className={styles.flag}>{explainLimit(measurement.limit)}</p>
        )}
        {basis !== 'counting' && <Breakdown quote={quote} />}
        {basis !== 'counting' && <InnerDocuments quote={quote} />}
        {quote.filePath !== undefined && <CountAgain key={quote.id} quote={quote} />}
      </div>
    </section>
  );
}

function basisText(quote: QuoteSubmission): string {
  const { wordCount, measurement, estimatedWordCount } = quote;
  const basis = basisOf(quote);
  const bySize = `by its size it would be ${formatCount(estimatedWordCount)} words`;
  if (basis === 'counting')
    return 'The server is reading the document. The count will appear here.';
  if (basis === 'none') return `No words were counted; ${bySize}`;
  if (basis === 'estimated' || measurement === null) {
    return measurement?.limit === 'scan'
      ? `Not counted; ${bySize}`
      : 'Estimated from the file size, not counted';
  }
  const counted = countedText(measurement, sumIncluded(measurement, quote.include));
  if (estimatedWordCount === wordCount) return counted;
  return `${counted}; the first estimate was ${formatCount(estimatedWordCount)}`;
}

function countedText(
  measurement: NonNullable<QuoteSubmission['measurement']>,
  counts: Counts,
): string {
  const division = dividePages(measurement);
  const where = division
    ? `on ${formatCount(division.counted)} of ${formatCount(division.pages)} pages`
    : 'in the document';
  return counts.words === 0 ? `Counted ${where}` : `${describeScripts(counts)}, counted ${where}`;
}

function Breakdown({ quote }: { quote: QuoteSubmission }) {
  const lines = breakdownOf(quote);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.breakdown}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function breakdownOf(quote: QuoteSubmission): [string, string][] {
  const { measurement } = quote;
  if (measurement === null) return [];
  const { format, encoding, durationSeconds } = measurement;
  const { pages, picturePages, unreadablePages } = measurement;
  const parts = findCountedParts(quote);
  const lines: [string, string | undefined][] = [
    ['Format', encoding ? `${format}, ${encoding}` : format],
    ['Pages', countIfAny(pages)],
    ['Pages that are pictures', countIfAny(picturePages)],
    ['Pages without readable text', countIfAny(unreadablePages)],
    ['Length', durationSeconds === undefined ? undefined : formatPlayingTime(durationSeconds)],
    ['Characters', countIfAny(sumIncluded(measurement, quote.include).characters)],
    ['Counted in', parts?.countedIn],
    ['Not counted', parts?.leftOut],
  ];
  return lines.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

function countIfAny(count: number | undefined): string | undefined {
  return count ? formatCount(count) : undefined;
}

/** "At least 6 words". */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
