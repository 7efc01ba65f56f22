import type { Virtualizer } from '@tanstack/react-virtual';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { type RefObject, useLayoutEffect, useRef } from 'react';

type List = Virtualizer<HTMLDivElement, Element>;

/** A list as it was drawn, and where it must be scrolled to for that, in pixels. */
interface Place {
  readonly quotes: readonly QuoteSubmission[];
  readonly searchedFor: string;
  readonly offset: number | null;
}

/**
 * What another search has found is shown from its top. Otherwise the cards stay where they are on screen
 * when submissions come or go above them: the next click would decide about another one. To be called
 * before the cards are drawn: those of the old place would be drawn first, and thrown away.
 */
export function useListPlace(
  quotes: readonly QuoteSubmission[],
  searchedFor: string,
  virtualizer: List,
): Place {
  const place = useRef<Place>({ quotes, searchedFor, offset: null });
  const before = place.current;
  if (before.searchedFor !== searchedFor) {
    goToTop(virtualizer);
    place.current = { quotes, searchedFor, offset: null };
  } else if (before.quotes !== quotes) {
    const offset = offsetOfSamePlace(before.quotes, quotes, virtualizer);
    if (offset !== null) virtualizer.scrollOffset = offset;
    place.current = { quotes, searchedFor, offset };
  }
  return place.current;
}

/** At once: when other cards have been drawn, they would have to be laid out before the list could go there. */
function goToTop(virtualizer: List): void {
  if (!virtualizer.scrollOffset) return;
  virtualizer.scrollOffset = 0;
  if (virtualizer.scrollElement) virtualizer.scrollElement.scrollTop = 0;
}

/** To be called once the list has the height of all its cards. */
export function useScrollToPlace(place: Place, scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (place.offset !== null && scroller.current) scroller.current.scrollTop = place.offset;
  }, [place, scroller]);
}

/** Where the uppermost card in sight, or the next above it that is still listed, stays where it is. */
function offsetOfSamePlace(
  before: readonly QuoteSubmission[],
  quotes: readonly QuoteSubmission[],
  virtualizer: List,
): number | null {
  const { scrollOffset, range, measurementsCache } = virtualizer;
  if (!scrollOffset || range === null) return null;
  const indexes = new Map(quotes.map(({ id }, index) => [id, index]));
  for (let index = range.startIndex; index >= 0; index -= 1) {
    const newIndex = indexes.get(before[index]?.id ?? '');
    const oldStart = measurementsCache[index]?.start;
    if (newIndex === undefined || oldStart === undefined) continue;
    // Has the places of the new list worked out.
    virtualizer.getTotalSize();
    const offset =
      scrollOffset + (virtualizer.measurementsCache[newIndex]?.start ?? oldStart) - oldStart;
    return offset === scrollOffset ? null : offset;
  }
  return null;
}
