import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** What another search has found is shown from its top, wherever the list was scrolled to. */
export function useTopOfSearch(
  searchedFor: string,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): void {
  const shown = useRef(searchedFor);
  const isScrolled = useRef(false);
  if (shown.current !== searchedFor && virtualizer.scrollOffset) {
    isScrolled.current = true;
    // Before anything is drawn: the cards of the old place would be drawn first, and thrown away.
    virtualizer.scrollOffset = 0;
  }
  useLayoutEffect(() => {
    shown.current = searchedFor;
    if (isScrolled.current && virtualizer.scrollElement) virtualizer.scrollElement.scrollTop = 0;
    isScrolled.current = false;
  }, [searchedFor, virtualizer]);
}
