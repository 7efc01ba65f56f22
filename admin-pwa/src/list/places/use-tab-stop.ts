import { useMemo, useState } from 'react';

interface Row {
  readonly id: string;
}

/**
 * Index of the list's only tab stop: the active submission. If that has just left the list, because it
 * was decided and only pending ones are shown, the tab stop stays where it was; in the result of another
 * search it starts at the top.
 */
export function useTabStop(
  rows: readonly Row[],
  activeId: string | null,
  searchedFor: string,
): number {
  const [last, setLast] = useState({ index: 0, searchedFor });
  const activeIndex = useIndexOf(rows, activeId);
  const kept = last.searchedFor === searchedFor ? Math.min(last.index, rows.length - 1) : 0;
  const index = activeIndex === -1 ? kept : activeIndex;
  if (last.index !== index || last.searchedFor !== searchedFor) setLast({ index, searchedFor });
  return index;
}

/** Searched once per list: the list renders at every step of a scroll and may have 50,000 rows. */
export function useIndexOf(rows: readonly Row[], wantedId: string | null): number {
  return useMemo(
    () => (wantedId === null ? -1 : rows.findIndex(({ id }) => id === wantedId)),
    [rows, wantedId],
  );
}
