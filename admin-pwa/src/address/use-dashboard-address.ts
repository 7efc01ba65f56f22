import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type FindQuery,
  parseFilters,
  type SetFilter,
  type ViewChoice,
  withoutFilters,
  withView,
} from './find-query.ts';

export interface DashboardAddress {
  readonly filters: Omit<FindQuery, 'text'>;
  readonly quoteId: string | null;
  /** What of the people is shown in the place of the submissions; `null`: these. */
  readonly people: string | null;
  readonly setFilter: SetFilter;
  readonly chooseView: (choice: ViewChoice) => void;
  /** Shows the whole list; the text of the search stays. */
  readonly showAll: () => void;
  /** Opens a submission; `isReplacing` if the one open now should leave no step in the history. */
  open(id: string, isReplacing?: boolean): void;
  /** Shows people, or the submissions again. */
  showPeople(place: string | null): void;
  /** Closes the detail. */
  close(): void;
}

/** The dashboard's state as kept in its address: it can be linked to, and Back works. */
export function useDashboardAddress(): DashboardAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wasOpenedHere = state === openedHere;
  const people = params.get('people');
  const quoteId = people === null ? params.get('quote') : null;

  const change = useCallback(
    (write: (before: URLSearchParams) => URLSearchParams) =>
      setParams(write, { replace: true, state }),
    [setParams, state],
  );
  const setFilter = useCallback<SetFilter>(
    (name, value) => change((before) => withParam(before, name, value)),
    [change],
  );
  const chooseView = useCallback(
    (choice: ViewChoice) => change((before) => withView(before, choice)),
    [change],
  );
  const showAll = useCallback(() => change(withoutFilters), [change]);
  const open = useCallback(
    (id: string, isReplacing = false) => {
      setParams((before) => withParam(withParam(before, 'people', null), 'quote', id), {
        replace: isReplacing,
        state: isReplacing ? state : openedHere,
      });
    },
    [setParams, state],
  );
  const showPeople = useCallback(
    (place: string | null) =>
      setParams((before) => withParam(withParam(before, 'people', place), 'quote', null), {
        // Going from one person to another leaves no step behind.
        replace: people !== null,
      }),
    [people, setParams],
  );
  const close = useCallback(() => {
    if (quoteId === null) return;
    // Going back keeps Back from reopening the detail, but must not leave the console.
    if (wasOpenedHere) navigate(-1);
    else setParams((before) => withParam(before, 'quote', null), { replace: true });
  }, [navigate, quoteId, setParams, wasOpenedHere]);

  const filters = useMemo(() => parseFilters(params), [params]);
  return { filters, quoteId, people, setFilter, chooseView, showAll, open, showPeople, close };
}

/** History state of a detail opened from the list. */
const openedHere = 'opened-from-list';

function withParam(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === null) after.delete(name);
  else after.set(name, value);
  return after;
}
