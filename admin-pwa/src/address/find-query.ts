import { type LifeView, lifeViews } from '@yiqiao/contract/life/order-life';
import { type TranslationDirection, translationDirections } from '@yiqiao/contract/money/services';
import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/record/status';

/** Choices for "due". */
export const dueChoices = ['reply-overdue', 'unpaid', 'overdue', 'today', 'week', 'none'] as const;

export type DueChoice = (typeof dueChoices)[number];

export const sortOrders = ['newest', 'due', 'unpaid', 'deadline', 'reply', 'cost'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** By whose order it is; of an office of several people alone. */
export const whoseViews = ['mine', 'nobodys'] as const;

export type WhoseView = (typeof whoseViews)[number];

export type View = WhoseView | LifeView;

const views: readonly View[] = [...whoseViews, ...lifeViews];

/** In the address where the whole list is not what the console opens on. */
const wholeList = 'all';

/** Filters and order of the list. */
export interface FindQuery {
  readonly text: string;
  /** A view or a status, never both. */
  readonly view: View | null;
  readonly status: QuoteStatus | null;
  readonly direction: TranslationDirection | null;
  readonly due: DueChoice | null;
  readonly sort: SortOrder;
}

/** The whole list, a view, or the submissions of one status. */
export type ViewChoice = View | QuoteStatus | null;

/** Sets a filter, named as in the address; `null` removes it. */
export type SetFilter = (name: 'service' | 'due' | 'sort', value: string | null) => void;

/** Views put what is due next, or longest unpaid, on top; anything else starts with the newest. */
export function usualSort({ view }: Pick<FindQuery, 'view'>): SortOrder {
  if (view === null) return 'newest';
  return view === 'unpaid' ? 'unpaid' : 'due';
}

/** Whether a filter is set; the text does not count. */
export function isNarrowed({ view, status, direction, due }: FindQuery): boolean {
  return [view, status, direction, due].some((part) => part !== null);
}

/** Whether the list is narrowed or ordered by what neither views nor search say. */
export function isUnusual(query: Omit<FindQuery, 'text'>): boolean {
  return query.direction !== null || query.due !== null || query.sort !== usualSort(query);
}

/**
 * Reads the filters from an address and ignores unknown parameters. The text is not part of the address.
 * @param hasSeveral whether the office has several people: then the console opens on one's own orders.
 */
export function parseFilters(params: URLSearchParams, hasSeveral = false): Omit<FindQuery, 'text'> {
  const status = params.has('view') ? null : oneOf(quoteStatuses, params.get('status'));
  const view = viewIn(params, hasSeveral, status);
  return {
    view,
    status: view === null ? oneOf(quoteStatuses, params.get('status')) : null,
    direction: oneOf(translationDirections, params.get('service')),
    due: oneOf(dueChoices, params.get('due')),
    sort: oneOf(sortOrders, params.get('sort')) ?? usualSort({ view }),
  };
}

function viewIn(
  params: URLSearchParams,
  hasSeveral: boolean,
  status: QuoteStatus | null,
): View | null {
  if (!hasSeveral) return oneOf(lifeViews, params.get('view'));
  const named = oneOf(views, params.get('view'));
  const isWhole = status !== null || params.get('view') === wholeList;
  return named ?? (isWhole ? null : 'mine');
}

/** What stands in the place of the submissions. */
export const rooms = ['people', 'me', 'settings', 'replies', 'quiet'] as const;

/**
 * The address with another view or status, in the order usual for it.
 * @param hasSeveral also while that is not known: the whole list, once chosen, stays chosen.
 */
export function withView(
  before: URLSearchParams,
  choice: ViewChoice,
  hasSeveral = false,
): URLSearchParams {
  const after = new URLSearchParams(before);
  if (before.has('view') || hasSeveral || oneOf(views, choice) !== null) after.delete('sort');
  after.delete('view');
  after.delete('status');
  // A view is of submissions.
  for (const room of rooms) after.delete(room);
  if (choice !== null) after.set(oneOf(views, choice) === null ? 'status' : 'view', choice);
  else if (hasSeveral) after.set('view', wholeList);
  return after;
}

/** The address without any filter. */
export function withoutFilters(before: URLSearchParams, hasSeveral = false): URLSearchParams {
  const after = withView(before, null, hasSeveral);
  for (const name of ['service', 'due']) after.delete(name);
  return after;
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | null {
  return choices.find((choice) => choice === text) ?? null;
}
