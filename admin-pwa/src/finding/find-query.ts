import { type TranslationDirection, translationDirections } from '@yiqiao/contract/money/services';
import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/quote/status';

/** What "due" can be narrowed to. */
export const dueChoices = ['reply-overdue', 'overdue', 'today', 'week', 'none'] as const;

export type DueChoice = (typeof dueChoices)[number];

export const sortOrders = ['newest', 'deadline', 'reply', 'cost'] as const;

export type SortOrder = (typeof sortOrders)[number];

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
    due: oneOf(dueChoices, params.get('due')),
    sort: oneOf(sortOrders, params.get('sort')) ?? 'newest',
  };
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | null {
  return choices.find((choice) => choice === text) ?? null;
}
