import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { hasSeveral } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';
import {
  type FindQuery,
  parseFilters,
  rooms,
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
  /** What of oneself is shown there. */
  readonly me: string | null;
  /** What of the office's settings is shown there. */
  readonly settings: string | null;
  /** Since when is shown there what has come; `null`: it is not. */
  readonly quiet: string | null;
  /** What of the office's replies is shown there. */
  readonly replies: string | null;
  readonly setFilter: SetFilter;
  readonly chooseView: (choice: ViewChoice) => void;
  /** Shows the whole list; the text of the search stays. */
  readonly showAll: () => void;
  /** Opens a submission; `isReplacing` if the one open now should leave no step in the history. */
  open(id: string, isReplacing?: boolean): void;
  /** Shows people, or the submissions again. */
  showPeople(place: string | null): void;
  /** The same of oneself. */
  showMe(place: string | null): void;
  /** The same of the settings. */
  showSettings(place: string | null): void;
  /** Ends the page of what has come meanwhile. */
  closeQuiet(): void;
  /** The same of the replies. */
  showReplies(place: string | null): void;
  /** Closes the detail. */
  close(): void;
}

/** The dashboard's state as kept in its address: it can be linked to, and Back works. */
export function useDashboardAddress(): DashboardAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOneOfSeveral = useConsoleState(hasSeveral);
  const mayBeOneOfSeveral = useConsoleState(({ peopleHere }) => peopleHere === 0) || isOneOfSeveral;
  const wasOpenedHere = state === openedHere;
  const room = rooms.find((one) => params.has(one)) ?? null;
  const placeIn = (one: Room) => (one === room ? params.get(one) : null);
  const [people, me] = [placeIn('people'), placeIn('me')];
  const [settings, replies] = [placeIn('settings'), placeIn('replies')];
  const quiet = placeIn('quiet');
  const isElsewhere = room !== null;
  const quoteId = isElsewhere ? null : params.get('quote');

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
    (choice: ViewChoice) => change((before) => withView(before, choice, mayBeOneOfSeveral)),
    [change, mayBeOneOfSeveral],
  );
  const showAll = useCallback(
    () => change((before) => withoutFilters(before, mayBeOneOfSeveral)),
    [change, mayBeOneOfSeveral],
  );
  const open = useCallback(
    (id: string, isReplacing = false) => {
      setParams((before) => withParam(withRoom(before, 'people', null), 'quote', id), {
        replace: isReplacing,
        state: isReplacing ? state : openedHere,
      });
    },
    [setParams, state],
  );
  const show = useCallback(
    (room: Room, place: string | null) =>
      setParams((before) => withParam(withRoom(before, room, place), 'quote', null), {
        // Going from one person to another leaves no step behind.
        replace: isElsewhere,
      }),
    [isElsewhere, setParams],
  );
  const showPeople = useCallback((place: string | null) => show('people', place), [show]);
  const showMe = useCallback((place: string | null) => show('me', place), [show]);
  const showSettings = useCallback((place: string | null) => show('settings', place), [show]);
  const closeQuiet = useCallback(() => show('quiet', null), [show]);
  const showReplies = useCallback((place: string | null) => show('replies', place), [show]);
  const close = useCallback(() => {
    if (quoteId === null) return;
    // Going back keeps Back from reopening the detail, but must not leave the console.
    if (wasOpenedHere) navigate(-1);
    else setParams((before) => withParam(before, 'quote', null), { replace: true });
  }, [navigate, quoteId, setParams, wasOpenedHere]);

  const filters = useMemo(() => parseFilters(params, isOneOfSeveral), [params, isOneOfSeveral]);
  return {
    ...{ filters, quoteId, people, me, settings, replies, quiet, setFilter, chooseView },
    ...{ showAll, open, showPeople, showMe, showSettings, showReplies, closeQuiet, close },
  };
}

/** Whether something else stands in the place of the submissions. */
export function isInRoom(address: Pick<DashboardAddress, Room>): boolean {
  return rooms.some((room) => address[room] !== null);
}

/** History state of a detail opened from the list. */
const openedHere = 'opened-from-list';

type Room = (typeof rooms)[number];

function withRoom(before: URLSearchParams, room: Room, place: string | null): URLSearchParams {
  const empty = rooms.reduce((params, one) => withParam(params, one, null), before);
  return withParam(empty, room, place);
}

function withParam(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === null) after.delete(name);
  else after.set(name, value);
  return after;
}
