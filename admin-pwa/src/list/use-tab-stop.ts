import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { useMemo, useState } from 'react';

/**
 * Index of the list's one tab stop: the active submission. When that has just left the list, because
 * it was decided and the list shows pending ones only, work goes on where it stood; what another
 * search has found begins at its top.
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

/** Looked for once per list: it is drawn at every step of a scroll, and may be 50,000 submissions long. */
export function useIndexOf(quotes: readonly QuoteSubmission[], wantedId: string | null): number {
  return useMemo(
    () => (wantedId === null ? -1 : quotes.findIndex(({ id }) => id === wantedId)),
    [quotes, wantedId],
  );
}
