import { quoteStatuses } from '@yiqiao/contract/quote/status';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { StatusMark } from '../ui/status/status-mark.tsx';
import styles from './list-state.module.css';

interface ListStateProps {
  phase: 'loading' | 'ready' | 'failed';
  problem: string | null;
  /** Whether there is nothing at all, rather than nothing that was asked for. */
  isEmpty: boolean;
}

/** What stands where the list would. */
export function ListState({ phase, problem, isEmpty }: ListStateProps) {
  const { list } = useTexts();
  if (phase === 'loading') return <LoadingRows />;
  if (phase === 'failed') return <FailedList problem={problem} />;
  if (isEmpty) return <EmptyList />;
  return (
    <p className={styles.state} role="status">
      {list.nothingMatches}
    </p>
  );
}

function FailedList({ problem }: { problem: string | null }) {
  const { resume } = useConsole();
  const { list } = useTexts();
  return (
    <div className={styles.state} role="alert">
      <p>{list.notLoaded(problem ?? list.noAnswer)}</p>
      <Button onClick={() => void resume()}>{list.tryAgain}</Button>
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

/** Widths of the names and files that will stand there, in percent. */
const loadingRows = [
  [34, 54],
  [45, 68],
  [29, 48],
  [38, 60],
  [48, 44],
  [31, 63],
  [42, 52],
  [36, 58],
] as const;

/** As high as the rows to come, so that nothing jumps; what is loading is said in the line above. */
function LoadingRows() {
  const { list } = useTexts();
  return (
    <div className={styles.loading} aria-hidden="true">
      {loadingRows.map(([name, file]) => (
        <div key={name} className={styles.row}>
          <i className={styles.dashes} style={{ width: `${name}%` }} />
          <i className={styles.dashes} style={{ width: `${file}%` }} />
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
