import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useMemo, useState } from 'react';

/**
 * Index of the list's only tab stop: the active submission. If that has just left the list, because it
 * was decided and only pending ones are shown, the tab stop stays where it was; in the result of another
 * search it starts at the top.
 */
export function useTabStop(
  quotes: readonly QuoteSubmission[],
  activeId: string | null,
  searchedFor: string,
): number {
  const [last, setLast] = useState({ index: 0, searchedFor });
  const activeIndex = useIndexOf(quotes, activeId);
  const kept = last.searchedFor === searchedFor ? Math.min(last.index, quotes.length - 1) : 0;
  const index = activeIndex === -1 ? kept : activeIndex;
  if (last.index !== index || last.searchedFor !== searchedFor) setLast({ index, searchedFor });
  return index;
}

/** Searched once per list: the list renders at every step of a scroll and may have 50,000 rows. */
export function useIndexOf(quotes: readonly QuoteSubmission[], wantedId: string | null): number {
  return useMemo(
    () => (wantedId === null ? -1 : quotes.findIndex(({ id }) => id === wantedId)),
    [quotes, wantedId],
  );
}
