import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type FindQuery, parseFilters, type SetFilter } from '../finding/find-query.ts';

export interface DashboardAddress {
  readonly filters: Omit<FindQuery, 'text'>;
  readonly quoteId: string | null;
  readonly setFilter: SetFilter;
  /** Shows a submission; `isReplacing` when the last one shown is not worth a step back. */
  open(id: string, isReplacing?: boolean): void;
  /** Back to the list. */
  close(): void;
}

/** What the dashboard shows, as the address says it: so it can be linked to, and Back works. */
export function useDashboardAddress(): DashboardAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wasOpenedHere = state === openedHere;
  const quoteId = params.get('quote');

  const setFilter = useCallback<SetFilter>(
    (name, value) => {
      setParams((before) => withParam(before, name, value), { replace: true, state });
    },
    [setParams, state],
  );
  const open = useCallback(
    (id: string, isReplacing = false) => {
      setParams((before) => withParam(before, 'quote', id), {
        replace: isReplacing,
        state: isReplacing ? state : openedHere,
      });
    },
    [setParams, state],
  );
  const close = useCallback(() => {
    if (quoteId === null) return;
    // A step back, so that Back does not lead into the detail again; not out of the console, though.
    if (wasOpenedHere) navigate(-1);
    else setParams((before) => withParam(before, 'quote', null), { replace: true });
  }, [navigate, quoteId, setParams, wasOpenedHere]);

  const filters = useMemo(() => parseFilters(params), [params]);
  return { filters, quoteId, setFilter, open, close };
}

/** History state of a detail that was opened from the list. */
const openedHere = 'opened-from-list';

function withParam(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === null) after.delete(name);
  else after.set(name, value);
  return after;
}
