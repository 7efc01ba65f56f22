import { quoteStatuses } from '@yiqiao/contract/record/status';
import type { ReactNode } from 'react';
import type { FindQuery, View } from '../address/find-query.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { StatusMark } from '../ui/status/status-mark.tsx';
import styles from './list-state.module.css';

interface ListStateProps {
  phase: 'loading' | 'ready' | 'failed';
  problem: string | null;
  /** Whether the list itself is empty, rather than the result of a search. */
  isEmpty: boolean;
  query: FindQuery;
  /** Suggests what to do. */
  children: ReactNode;
}

/** Shown in place of the list while it is empty, loading or failed. */
export function ListState({ phase, problem, isEmpty, query, children }: ListStateProps) {
  const { list } = useTexts();
  if (phase === 'loading') return <LoadingRows />;
  if (phase === 'failed') return <FailedList problem={problem} />;
  if (isEmpty) return <EmptyList />;
  if (query.view !== null && query.text.trim() === '') return <EmptyView view={query.view} />;
  return (
    <div>
      <p className={styles.state} role="status">
        {list.nothingMatches}
      </p>
      {children}
    </div>
  );
}

function EmptyView({ view }: { view: View }) {
  const { assigning, list } = useTexts();
  return (
    <div className={styles.state}>
      <i className={styles.ring} aria-hidden="true" />
      <p className={styles.empty} role="status">
        {{ ...assigning.empty, ...list.emptyViews }[view]}
      </p>
    </div>
  );
}

function FailedList({ problem }: { problem: string | null }) {
  const { resumeAnew } = useConsole();
  const { list } = useTexts();
  return (
    <div className={styles.state} role="alert">
      <p>{list.notLoaded(problem ?? list.noAnswer)}</p>
      <Button onClick={() => void resumeAnew()}>{list.tryAgain}</Button>
    </div>
  );
}

function EmptyList() {
  const { list } = useTexts();
  return (
    <div className={styles.state}>
      <i className={styles.ring} aria-hidden="true" />
      <p className={styles.empty} role="status">
        {list.empty}
      </p>
      <p>{list.emptyHint}</p>
    </div>
  );
}

const loadingRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** As high as the rows to come, which keeps the page from jumping; the line above says that it is loading. */
function LoadingRows() {
  const { list } = useTexts();
  return (
    <div className={styles.loading} aria-hidden="true">
      {loadingRows.map((row) => (
        <div key={row} className={styles.row}>
          <i className={styles.dashes} />
          <i className={styles.dashes} />
          <span className={styles.words}>{list.loadingWords}</span>
          <span className={styles.statuses}>
            {quoteStatuses.map((status) => (
              <StatusMark key={status} status={status} size={14} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
