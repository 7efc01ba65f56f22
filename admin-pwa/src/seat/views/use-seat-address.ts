import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { firstView, type JobView, jobViews } from './job-views.ts';

export interface SeatAddress {
  readonly view: JobView;
  readonly jobId: string | null;
  /** What of oneself stands in the place of the jobs; `null`: nothing. */
  readonly me: string | null;
  /** Since when stands there what has come; `null`: it does not. */
  readonly quiet: string | null;
  /** Whether the fees stand there. */
  readonly isAtFees: boolean;
  chooseView(view: JobView): void;
  /** Opens a job; `isReplacing` if the one open now should leave no step in the history. */
  open(jobId: string, isReplacing?: boolean): void;
  /** Closes the job. */
  close(): void;
  showMe(place: string | null): void;
  showFees(isWanted: boolean): void;
  closeQuiet(): void;
}

/** History state of a job that was opened from the list. */
const openedHere = 'opened-from-list';

/** What stands in the place of the jobs. */
const rooms = ['me', 'fees', 'quiet'] as const;

const places = ['job', ...rooms] as const;

/** What a translator's console shows, as kept in its address: it can be linked to, and Back works. */
export function useSeatAddress(): SeatAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const me = params.get('me');
  const isAtFees = me === null && params.has('fees');
  const quiet = me === null && !isAtFees ? params.get('quiet') : null;
  const isElsewhere = isInRoom({ me, quiet, isAtFees });
  const jobId = isElsewhere ? null : params.get('job');
  const view = jobViews.find((one) => one === params.get('view')) ?? firstView;
  const wasOpenedHere = state === openedHere;

  const go = useCallback(
    (name: (typeof places)[number], value: string | null, isReplacing: boolean) =>
      setParams((before) => withPlace(before, name, value), { replace: isReplacing }),
    [setParams],
  );
  const chooseView = useCallback(
    (chosen: JobView) =>
      setParams((before) => withView(before, chosen), { replace: !isElsewhere, state }),
    [isElsewhere, setParams, state],
  );
  const open = useCallback(
    (id: string, isReplacing = false) =>
      setParams((before) => withPlace(before, 'job', id), {
        replace: isReplacing,
        state: isReplacing ? state : openedHere,
      }),
    [setParams, state],
  );
  const close = useCallback(() => {
    if (jobId === null) return;
    // Going back keeps Back from reopening the job, but must not leave the console.
    if (wasOpenedHere) navigate(-1);
    else go('job', null, true);
  }, [go, jobId, navigate, wasOpenedHere]);
  const showMe = useCallback(
    (place: string | null) => go('me', place, isElsewhere),
    [go, isElsewhere],
  );
  const showFees = useCallback(
    (isWanted: boolean) => go('fees', isWanted ? '' : null, isElsewhere),
    [go, isElsewhere],
  );
  const closeQuiet = useCallback(() => go('quiet', null, true), [go]);
  return useMemo(
    () => ({
      ...{ view, jobId, me, quiet, isAtFees },
      ...{ chooseView, open, close, showMe, showFees, closeQuiet },
    }),
    [view, jobId, me, quiet, isAtFees, chooseView, open, close, showMe, showFees, closeQuiet],
  );
}

/** Whether something else stands in the place of the jobs. */
export function isInRoom({
  me,
  quiet,
  isAtFees,
}: Pick<SeatAddress, 'me' | 'quiet' | 'isAtFees'>): boolean {
  return me !== null || quiet !== null || isAtFees;
}

/** One place at a time. */
function withPlace(
  before: URLSearchParams,
  name: (typeof places)[number],
  value: string | null,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const place of places) after.delete(place);
  if (value !== null) after.set(name, value);
  return after;
}

/** The open job stays open beside another view; what stood in the place of the list goes. */
function withView(before: URLSearchParams, view: JobView): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const room of rooms) after.delete(room);
  after.set('view', view);
  return after;
}
