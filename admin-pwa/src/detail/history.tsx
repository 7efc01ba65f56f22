import { formatDecimalCost } from '@yiqiao/contract/money/money';
import { fileDeletionCauseOf } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { deletionReasons } from '../clocks/file-text.ts';
import { formatMoment } from '../clocks/format-time.ts';
import { formatCount } from '../ui/format-count.ts';
import { StatusMark } from '../ui/status/status-mark.tsx';
import { statusTone } from '../ui/status/status-tone.ts';
import styles from './history.module.css';

type HistoryCount = NonNullable<QuoteSubmission['history'][number]['count']>;

interface HistoryProps {
  quote: QuoteSubmission;
  now: number;
}

/** Every change of status, every late count and the deletion of the document, the latest first. */
export function History({ quote, now }: HistoryProps) {
  const { history, historyOmitted = 0, fileDeletedAt } = quote;
  const [first] = history;
  const isBefore = ({ at }: { at: string }) => fileDeletedAt === undefined || at <= fileDeletedAt;
  return (
    <section className={styles.history}>
      <h3 className={styles.title}>History</h3>
      <ol>
        <Changes changes={history.filter((change) => !isBefore(change))} now={now} />
        {fileDeletedAt !== undefined && (
          <li className={styles.change}>
            <span className={styles.status}>Document deleted</span>
            <time dateTime={fileDeletedAt}>{formatMoment(fileDeletedAt, now)}</time>
            <span className={styles.quiet}>{deletionReasons[fileDeletionCauseOf(quote)]}</span>
          </li>
        )}
        <Changes changes={history.slice(1).filter(isBefore)} now={now} />
        {historyOmitted > 0 && (
          <li className={styles.quiet}>{historyOmitted} earlier changes are not kept</li>
        )}
        {first !== undefined && isBefore(first) && <Changes changes={[first]} now={now} />}
      </ol>
    </section>
  );
}

function Changes({ changes, now }: { changes: QuoteSubmission['history']; now: number }) {
  return [...changes].reverse().map(({ status, at, device, changeId, count }) => (
    <li key={changeId ?? `${at} ${count ? 'count' : status}`} className={styles.change}>
      {count ? (
        <span className={styles.status}>Count finished</span>
      ) : (
        <span className={`${styles.status} ${statusTone(status)}`}>
          <StatusMark status={status} />
          <span>{status}</span>
        </span>
      )}
      <time dateTime={at}>{formatMoment(at, now)}</time>
      <span className={styles.quiet}>{count ? countText(count) : device}</span>
    </li>
  ));
}

/** "646 words, $64.60"; what was no whole count is told in full where the count stands. */
function countText({ wordCount, wordCountBasis, estimatedCost }: HistoryCount): string {
  if (wordCountBasis === 'none') return 'No words to count';
  if (wordCountBasis === 'estimated') return 'Could not be counted';
  const lead = wordCountBasis === 'partial' ? 'at least ' : '';
  const words = `${lead}${formatCount(wordCount)} ${wordCount === 1 ? 'word' : 'words'}`;
  const cost = formatDecimalCost(estimatedCost);
  return cost === null ? words : `${words}, ${lead}${cost}`;
}
