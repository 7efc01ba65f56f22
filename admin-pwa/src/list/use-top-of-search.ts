import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** What another search has found is shown from its top, wherever the list was scrolled to. */
export function useTopOfSearch(
  searchedFor: string,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): void {
  const shown = useRef(searchedFor);
  if (shown.current !== searchedFor && virtualizer.scrollOffset) {
    // Before anything is drawn: the cards of the old place would be drawn first, and thrown away; and
    // once others have been drawn, they would have to be laid out before the list could go there.
    virtualizer.scrollOffset = 0;
    if (virtualizer.scrollElement) virtualizer.scrollElement.scrollTop = 0;
  }
  useLayoutEffect(() => {
    shown.current = searchedFor;
  }, [searchedFor]);
}
