import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { formatCount } from '../ui/format-count.ts';
import styles from './measured.module.css';
import { explainLimit, nameOutsidePart } from './measurement-words.ts';
import { ShareRing } from './share-ring.tsx';

/** What was counted in the document, how, and what was found on the way. */
export function Measured({ quote }: { quote: QuoteSubmission }) {
  const { measurement, wordCount, wordCountBasis } = quote;
  const isMeasured = wordCountBasis === 'measured' && measurement !== null;
  return (
    <section className={styles.measured} aria-label="What was measured">
      <ShareRing counts={isMeasured ? measurement.counts : null} />
      <div className={styles.text}>
        <p className={styles.count}>{formatCount(wordCount)} words</p>
        <p className={styles.quiet}>{basisText(quote)}</p>
        {measurement?.limit && <p className={styles.flag}>{explainLimit(measurement.limit)}</p>}
        <Breakdown quote={quote} />
      </div>
    </section>
  );
}

function basisText(quote: QuoteSubmission): string {
  const { wordCount, wordCountBasis, measurement, estimatedWordCount } = quote;
  if (wordCountBasis === 'estimated' || measurement === null) {
    return 'Estimated from the file size, not counted';
  }
  const { asianCharacters, otherWords } = measurement.counts;
  const parts = [
    otherWords > 0 && `${formatCount(otherWords)} words`,
    asianCharacters > 0 && `${formatCount(asianCharacters)} Chinese characters`,
  ].filter(Boolean);
  const counted = `${parts.join(' and ')}${parts.length > 0 ? ', counted' : 'Counted'} in the document`;
  if (estimatedWordCount === wordCount) return counted;
  return `${counted}; the first estimate was ${formatCount(estimatedWordCount)}`;
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

function breakdownOf({ measurement }: QuoteSubmission): [string, string][] {
  if (measurement === null) return [];
  const { format, encoding, pages, durationSeconds, counts, outside } = measurement;
  const lines: [string, string | undefined][] = [
    ['Format', encoding ? `${format}, ${encoding}` : format],
    ['Pages', pages === undefined ? undefined : formatCount(pages)],
    ['Length', durationSeconds === undefined ? undefined : formatDuration(durationSeconds)],
    ['Characters', counts.characters === 0 ? undefined : formatCount(counts.characters)],
    ...Object.entries(outside).map(([part, counted]): [string, string] => [
      nameOutsidePart(part),
      `${formatCount(counted.words)} words, not included`,
    ]),
  ];
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
}

function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
