import { formatPlayingTime } from '@yiqiao/contract/counting/playing-time';
import { basisOf } from '@yiqiao/contract/counting/word-count';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { findCountedParts } from '../../figures/counted-parts.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { ClosedLine } from '../../ui/closed-line.tsx';
import { formatCount } from '../../ui/format-count.ts';
import parts from '../../ui/parts.module.css';
import { CountAgain } from './count-again.tsx';
import { InnerDocuments } from './inner-documents.tsx';
import styles from './measured.module.css';

/** What the count is made of, and another count. */
export function Measured({ quote }: { quote: QuoteSubmission }) {
  const { measured } = useTexts().detail;
  const lines = basisOf(quote) === 'counting' ? [] : breakdownOf(quote);
  if (lines.length === 0 && quote.filePath === undefined) return null;
  const parts = findCountedParts(quote);
  return (
    <ClosedLine title={measured.section} summary={parts?.countedIn ?? lines[0]?.[1] ?? ''}>
      <Breakdown lines={lines} />
      {basisOf(quote) !== 'counting' && <InnerDocuments quote={quote} />}
      {quote.filePath !== undefined && <CountAgain key={quote.id} quote={quote} />}
    </ClosedLine>
  );
}

function Breakdown({ lines }: { lines: readonly (readonly [string, string])[] }) {
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
    [measured.countedIn, parts?.countedIn],
    [measured.leftOut, parts?.leftOut],
  ];
  return lines.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

function countIfAny(count: number | undefined): string | undefined {
  return count ? formatCount(count) : undefined;
}
