import type { SortOrder } from '../address/find-query.ts';
import { useConsoleState } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import styles from './list-pane.module.css';

interface ListSummaryProps {
  /** How many were found; `null` until all have been searched. */
  found: number | null;
  isWhole: boolean;
  /** Whether a phone has better use for its room. */
  isUsual: boolean;
  sort: SortOrder;
}

/** How many submissions are listed and in which order, or what is being waited for. */
export function ListSummary({ found, isWhole, isUsual, sort }: ListSummaryProps) {
  const { phase, total } = useConsoleState((state) => state.list);
  const session = useConsoleState((state) => state.session);
  const isAwaited = phase === 'loading' || (phase === 'ready' && total === null);
  const { finding, list } = useTexts();
  const order = finding.sortOrders[sort];
  return (
    <p className={styles.summary} data-usual={isUsual} role="status">
      {isAwaited && (session === 'signed-in' ? list.loadingQuotes : list.loading)}
      {phase === 'ready' &&
        total !== null &&
        total > 0 &&
        list.summary(countText(found, isWhole, total), order)}
    </p>
  );
}

function countText(found: number | null, isWhole: boolean, total: number): string {
  const { list } = texts();
  const all = list.submissions(total, formatCount(total));
  return isWhole ? all : list.found(found === null ? '–' : formatCount(found), all);
}
