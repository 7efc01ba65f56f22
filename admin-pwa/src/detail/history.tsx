import { fileDeletionCauseOf } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { formatMoment } from '../clocks/format-time.ts';
import { texts, useTexts } from '../texts/texts.ts';
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
  const { clocks, detail } = useTexts();
  const [first] = history;
  const isBefore = ({ at }: { at: string }) => fileDeletedAt === undefined || at <= fileDeletedAt;
  return (
    <section aria-labelledby="history-title">
      <h3 id="history-title" className={styles.title}>
        {detail.history.title}
      </h3>
      <ol>
        <Changes changes={history.filter((change) => !isBefore(change))} now={now} />
        {fileDeletedAt !== undefined && (
          <li className={styles.change}>
            <span className={styles.status}>{detail.history.deleted}</span>
            <time dateTime={fileDeletedAt}>{formatMoment(fileDeletedAt, now)}</time>
            <span className={styles.quiet}>{clocks.file.reasons[fileDeletionCauseOf(quote)]}</span>
          </li>
        )}
        <Changes changes={history.slice(1).filter(isBefore)} now={now} />
        {historyOmitted > 0 && (
          <li className={styles.quiet}>{detail.history.omitted(historyOmitted)}</li>
        )}
        {first !== undefined && isBefore(first) && <Changes changes={[first]} now={now} />}
      </ol>
    </section>
  );
}

function Changes({ changes, now }: { changes: QuoteSubmission['history']; now: number }) {
  const { changes: words, detail, status: statuses } = useTexts();
  return [...changes].reverse().map(({ status, at, device, changeId, count }) => (
    <li key={changeId ?? `${at} ${count ? 'count' : status}`} className={styles.change}>
      {count ? (
        <span className={styles.status}>{detail.history.countFinished}</span>
      ) : (
        <span className={`${styles.status} ${statusTone(status)}`}>
          <StatusMark status={status} />
          <span>{statuses.name(status)}</span>
        </span>
      )}
      <time dateTime={at}>{formatMoment(at, now)}</time>
      <span className={styles.quiet}>{count ? countText(count) : words.device(device ?? '')}</span>
    </li>
  ));
}

/** "646 words, $64.60"; what was no whole count is told in full where the count stands. */
function countText({ wordCount, wordCountBasis, estimatedCost }: HistoryCount): string {
  const { detail, figures } = texts();
  const { nothingToCount, notCountable, wordsAndCost } = detail.history;
  if (wordCountBasis === 'none') return nothingToCount;
  if (wordCountBasis === 'estimated') return notCountable;
  const lead = wordCountBasis === 'partial' ? figures.atLeast : (figure: string) => figure;
  const words = lead(figures.words(wordCount));
  const cost = figures.money(estimatedCost);
  return cost === null ? words : wordsAndCost(words, lead(cost));
}
