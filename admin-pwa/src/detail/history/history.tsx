import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatMoment, formatRecent } from '../../clocks/format-time.ts';
import { hasSeveral } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { ClosedLine } from '../../ui/closed-line.tsx';
import { HanText } from '../../ui/han-text.tsx';
import { StatusMark } from '../../ui/status/status-mark.tsx';
import { statusTone } from '../../ui/status/status-tone.ts';
import styles from './history.module.css';
import type { HistoryLine } from './history-line.ts';
import { historyLines } from './history-lines.ts';

interface HistoryProps {
  quote: QuoteSubmission;
  now: number;
}

/** Everything that happened to a submission, latest first. */
export function History({ quote, now }: HistoryProps) {
  const { detail } = useTexts();
  const isOfSeveral = useConsoleState(hasSeveral);
  const lines = historyLines(quote, isOfSeveral);
  return (
    <ClosedLine title={detail.history.title} summary={summaryOf(lines, now)}>
      <ol>
        {lines.map((line) =>
          typeof line === 'number' ? (
            <li key="omitted" className={styles.quiet}>
              {detail.history.omitted(line)}
            </li>
          ) : (
            <Line key={line.key} line={line} now={now} />
          ),
        )}
      </ol>
    </ClosedLine>
  );
}

function summaryOf(lines: readonly (HistoryLine | number)[], now: number): string {
  const { entries } = texts().detail.history;
  const [latest] = lines;
  if (latest === undefined) return '';
  return entries(lines.length, typeof latest === 'number' ? '' : formatRecent(latest.at, now));
}

function Line({ line: { at, what, note }, now }: { line: HistoryLine; now: number }) {
  return (
    <li className={styles.change}>
      {typeof what === 'string' ? (
        <span className={styles.status}>{what}</span>
      ) : (
        <Status status={what.status} />
      )}
      <time dateTime={at}>{formatMoment(at, now)}</time>
      <span className={styles.quiet}>
        <HanText>{note}</HanText>
      </span>
    </li>
  );
}

function Status({ status }: { status: string }) {
  const { status: statuses } = useTexts();
  return (
    <span className={`${styles.status} ${statusTone(status)}`}>
      <StatusMark status={status} />
      <span>{statuses.name(status)}</span>
    </span>
  );
}
