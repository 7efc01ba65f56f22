import { useConsole } from '../state/use-console.ts';
import { Button } from '../ui/button.tsx';
import styles from './list-state.module.css';

interface ListStateProps {
  phase: 'loading' | 'ready' | 'failed';
  problem: string | null;
  /** Whether there is nothing at all, rather than nothing that was asked for. */
  isEmpty: boolean;
}

/** What stands where the list would. */
export function ListState({ phase, problem, isEmpty }: ListStateProps) {
  const { resume } = useConsole();
  if (phase === 'loading') {
    return (
      <p className={styles.state} role="status">
        Loading quotes...
      </p>
    );
  }
  if (phase === 'failed') {
    return (
      <div className={styles.state} role="alert">
        <p>The quotes could not be loaded. {problem ?? 'There was no answer from the server.'}</p>
        <Button onClick={() => void resume()}>Try again</Button>
      </div>
    );
  }
  return (
    <p className={styles.state} role="status">
      {isEmpty ? 'No quote submissions yet.' : 'Nothing matches. Change the search or the filters.'}
    </p>
  );
}
