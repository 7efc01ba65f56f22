import listStyles from '../../list/list-state.module.css';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { JobView } from '../views/job-views.ts';
import styles from './job-list.module.css';

interface JobListStateProps {
  view: JobView;
  /** Whether there is any job in another view. */
  hasJobs: boolean;
}

/** In the place of the jobs while there are none, they are loading, or they could not be loaded. */
export function JobListState({ view, hasJobs }: JobListStateProps) {
  const { seat } = useTexts();
  const { phase } = useConsoleState((state) => state.list);
  if (phase === 'loading') return <LoadingJobs />;
  if (phase === 'failed') return <FailedJobs />;
  return (
    <div className={listStyles.state}>
      {!hasJobs && <i className={listStyles.ring} aria-hidden="true" />}
      <p className={listStyles.empty} role="status">
        {hasJobs ? seat.empty[view] : seat.noJobs}
      </p>
      {!hasJobs && <p>{seat.about}</p>}
    </div>
  );
}

function FailedJobs() {
  const { resumeAnew } = useConsole();
  const { list } = useTexts();
  const problem = useConsoleState((state) => state.list.problem);
  return (
    <div className={listStyles.state} role="alert">
      <p>{list.notLoaded(problem ?? list.noAnswer)}</p>
      <Button onClick={() => void resumeAnew()}>{list.tryAgain}</Button>
    </div>
  );
}

const loadingRows = [1, 2, 3];

/** As high as the rows to come. */
function LoadingJobs() {
  const { list } = useTexts();
  return (
    <>
      <p className={styles.loading} role="status">
        {list.loading}
      </p>
      {loadingRows.map((row) => (
        <div key={row} className={styles.placeholder} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </>
  );
}
