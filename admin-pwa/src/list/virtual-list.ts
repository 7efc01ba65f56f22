import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import {
  type RefObject,
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';

// The only file that knows how @tanstack/react-virtual works.

/**
 * Fits a large window. The worker draws the first screen without knowing the window, and the page must
 * render the same to hydrate it; layout corrects it afterwards.
 */
const assumedRect = { width: 488, height: 850 };

interface VirtualListNeeds {
  readonly quotes: readonly QuoteSubmission[];
  /** Identifies the search that found them. */
  readonly searchedFor: string;
  readonly tabStop: number;
  /** Estimated height of a card, in pixels, until it is measured. */
  readonly usualHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly feed: RefObject<HTMLElement | null>;
}

export interface VirtualList {
  readonly items: readonly VirtualItem[];
  /** Ref for each item's element, which must carry its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
  /** Scrolls just far enough to show the item. */
  readonly bringIntoSight: (index: number) => void;
}

/** The few items of a long list that have to be rendered. */
export function useVirtualList(needs: VirtualListNeeds): VirtualList {
  const { quotes, searchedFor, tabStop, usualHeight, scroller, feed } = needs;
  const isTakenOver = useIsTakenOver();
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: quotes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 2,
    // A margin replaces the items in between, and markup may not carry styles.
    rangeExtractor: useMemo(
      () => (isTakenOver ? rangeWithTabStop(tabStop) : defaultRangeExtractor),
      [isTakenOver, tabStop],
    ),
    // A new function would make the library recompute every position at each step of a scroll.
    getItemKey: useCallback((index: number) => quotes[index]?.id ?? index, [quotes]),
    initialRect: assumedRect,
    observeElementRect: observeListRect,
  });
  const items = virtualizer.getVirtualItems();

  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    // Not as an attribute: the first screen arrives as markup, and the policy refuses styles in markup.
    if (feed.current) feed.current.style.height = `${height}px`;
  }, [height, feed]);

  const drawn = useRef<Drawn>({ quotes, searchedFor, items });
  const offsetBefore = useRef(0);
  useInsertionEffect(() => {
    const { quotes: before, searchedFor: searchedBefore } = drawn.current;
    // Before new cards are measured: those above them would move the list by the difference.
    if (before !== quotes && searchedBefore === searchedFor) {
      offsetBefore.current = scroller.current?.scrollTop ?? 0;
    }
  });
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { quotes, searchedFor, items };
    const list = scroller.current;
    if (!list || before.quotes === quotes) return;
    if (before.searchedFor === searchedFor) {
      const startOf = (index: number) => virtualizer.getOffsetForIndex(index, 'start')?.[0] ?? 0;
      list.scrollTop = placeAfter(before, quotes, offsetBefore.current, startOf);
    } else if (virtualizer.scrollOffset !== 0) {
      // The element would have to lay the page out to say where it is, at every key of a search.
      list.scrollTop = 0;
    }
  });

  const bringIntoSight = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    [virtualizer],
  );
  return { items, measure: virtualizer.measureElement, bringIntoSight };
}

/** False during hydration, which must render what the worker drew. */
function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}

/** As the browser lays the page out; asking for it would force a layout during the first render. */
function observeListRect(
  { scrollElement }: { scrollElement: HTMLElement | null },
  report: (rect: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (entry) report({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

interface Drawn {
  readonly quotes: readonly QuoteSubmission[];
  readonly searchedFor: string;
  readonly items: readonly VirtualItem[];
}

/**
 * The scroll position that keeps the visible cards in place when submissions appear above them:
 * otherwise the next click would decide about another one. The topmost visible card stays, or the
 * nearest to it that is still listed.
 */
function placeAfter(
  { quotes: before, items }: Drawn,
  quotes: readonly QuoteSubmission[],
  offset: number,
  startOf: (index: number) => number,
): number {
  // At the top, new submissions are shown.
  if (offset === 0) return 0;
  const uppermost = items.findIndex(({ end }) => end > offset);
  const nearest = [...items.slice(0, uppermost + 1).reverse(), ...items.slice(uppermost + 1)];
  for (const { index, start } of nearest) {
    const id = before[index]?.id;
    const newIndex = quotes.findIndex((quote) => quote.id === id);
    if (newIndex !== -1) return offset + startOf(newIndex) - start;
  }
  return offset;
}

/**
 * The cards to render: those in view, and the tab stop wherever it is. Without it the keyboard could not
 * enter a list that was scrolled away from it, and focus inside it would be lost.
 */
function rangeWithTabStop(tabStop: number): (range: Range) => number[] {
  return (range) => {
    const inSight = defaultRangeExtractor(range);
    if (inSight.includes(tabStop) || tabStop >= range.count) return inSight;
    return [...inSight, tabStop].sort((a, b) => a - b);
  };
}
