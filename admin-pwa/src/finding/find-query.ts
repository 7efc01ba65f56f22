import { type TranslationDirection, translationDirections } from '@yiqiao/contract/money/services';
import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/quote/status';

/** What "due" can be narrowed to, with the words of the screen. */
export const dueChoices = {
  'reply-overdue': 'Reply overdue',
  overdue: 'Deadline passed',
  today: 'Deadline today',
  week: 'Deadline within 7 days',
  none: 'No deadline',
} as const;

export type DueChoice = keyof typeof dueChoices;

export const sortOrders = {
  newest: 'Newest first',
  deadline: 'Deadline',
  reply: 'Reply due',
  cost: 'Highest cost',
} as const;

export type SortOrder = keyof typeof sortOrders;

/** What the list is narrowed to and ordered by. */
export interface FindQuery {
  readonly text: string;
  readonly status: QuoteStatus | null;
  readonly direction: TranslationDirection | null;
  readonly due: DueChoice | null;
  readonly sort: SortOrder;
}

/** Sets a filter by its name in the address; `null` takes it away. */
export type SetFilter = (name: 'status' | 'service' | 'due' | 'sort', value: string | null) => void;

/** Reads the filters from an address; what is not a filter is ignored. The text is not part of it. */
export function parseFilters(params: URLSearchParams): Omit<FindQuery, 'text'> {
  return {
    status: oneOf(quoteStatuses, params.get('status')),
    direction: oneOf(translationDirections, params.get('service')),
    due: oneOf(keysOf(dueChoices), params.get('due')),
    sort: oneOf(keysOf(sortOrders), params.get('sort')) ?? 'newest',
  };
}

export function keysOf<T extends object>(choices: T): (keyof T & string)[] {
  return Object.keys(choices).filter((key): key is keyof T & string => key in choices);
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | null {
  return choices.find((choice) => choice === text) ?? null;
}
