import type { Counts } from '@yiqiao/contract/counting/measurement';
import { formatPlayingTime } from '@yiqiao/contract/counting/playing-time';
import { basisOf, dividePages } from '@yiqiao/contract/counting/word-count';
import { sumIncluded } from '@yiqiao/contract/quote/counted-in';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { lengthText } from '../../figures/count-words.ts';
import { findCountedParts } from '../../figures/counted-parts.ts';
import { explainLimit } from '../../figures/measurement-words.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { formatCount } from '../../ui/format-count.ts';
import parts from '../../ui/parts.module.css';
import { CountAgain } from './count-again.tsx';
import { InnerDocuments } from './inner-documents.tsx';
import styles from './measured.module.css';
import { ShareRing } from './share-ring.tsx';

/** What was counted in the document, how, and what else was found. */
export function Measured({ quote }: { quote: QuoteSubmission }) {
  const { measurement } = quote;
  const basis = basisOf(quote);
  const { section } = useTexts().detail.measured;
  const isMeasured = basis === 'measured' && measurement !== null;
  return (
    <section className={styles.measured} aria-label={section}>
      <ShareRing counts={isMeasured ? sumIncluded(measurement, quote.include) : null} />
      <div className={styles.text} data-countable={quote.filePath !== undefined || undefined}>
        <p className={styles.count} data-guess={basis !== 'measured' || undefined}>
          {capitalize(lengthText(quote))}
        </p>
        <p className={parts.quiet}>{basisText(quote)}</p>
        {basis !== 'counting' && measurement?.limit && (
          <p className={parts.flag}>{explainLimit(measurement.limit)}</p>
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
  const { measured } = texts().detail;
  const bySize = measured.bySize(formatCount(estimatedWordCount));
  if (basis === 'counting') return measured.reading;
  if (basis === 'none') return measured.noWords(bySize);
  if (basis === 'estimated' || measurement === null) {
    return measurement?.limit === 'scan' ? measured.notCounted(bySize) : measured.estimated;
  }
  const counted = countedText(measurement, sumIncluded(measurement, quote.include));
  if (estimatedWordCount === wordCount) return counted;
  return measured.firstEstimate(counted, formatCount(estimatedWordCount));
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

function Breakdown({ quote }: { quote: QuoteSubmission }) {
  const lines = breakdownOf(quote);
  if (lines.length === 0) return null;
  return (
    <dl className={`${parts.quiet} ${styles.breakdown}`}>
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
  const { measured } = texts().detail;
  const parts = findCountedParts(quote);
  const lines: [string, string | undefined][] = [
    [measured.format, encoding ? measured.encoded(format, encoding) : format],
    [measured.pages, countIfAny(pages)],
    [measured.picturePages, countIfAny(picturePages)],
    [measured.unreadablePages, countIfAny(unreadablePages)],
    [
      measured.length,
      durationSeconds === undefined ? undefined : formatPlayingTime(durationSeconds),
    ],
    [measured.characters, countIfAny(sumIncluded(measurement, quote.include).characters)],
    [measured.countedIn, parts?.countedIn],
    [measured.leftOut, parts?.leftOut],
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
