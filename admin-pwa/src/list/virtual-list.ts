import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import {
  type RefObject,
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';

// All that knows how @tanstack/react-virtual works.

/**
 * What a large window has room for. The first screen is drawn by the worker, which knows no window, and
 * taken over by the page, which must draw the same; it is corrected when laid out.
 */
const assumedRect = { width: 488, height: 850 };

interface VirtualListNeeds {
  readonly quotes: readonly QuoteSubmission[];
  /** Names the search that found them. */
  readonly searchedFor: string;
  readonly tabStop: number;
  /** Height of a usual card, in pixels, until it has been measured. */
  readonly usualHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly feed: RefObject<HTMLElement | null>;
}

export interface VirtualList {
  readonly items: readonly VirtualItem[];
  /** To be called with the element of each item, which must have its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
  /** Scrolls no further than is needed to have the item in sight. */
  readonly bringIntoSight: (index: number) => void;
}

/** The few submissions of a long list that have to be in the page. */
export function useVirtualList(needs: VirtualListNeeds): VirtualList {
  const { quotes, searchedFor, tabStop, usualHeight, scroller, feed } = needs;
  const isTakenOver = useIsTakenOver();
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: quotes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 2,
    // A card far below has a margin in place of those between, and markup may bring no styles.
    rangeExtractor: useMemo(
      () => (isTakenOver ? rangeWithTabStop(tabStop) : defaultRangeExtractor),
      [isTakenOver, tabStop],
    ),
    // A new function would have all positions worked out again at every step of a scroll.
    getItemKey: useCallback((index: number) => quotes[index]?.id ?? index, [quotes]),
    initialRect: assumedRect,
    observeElementRect: observeListRect,
  });
  const items = virtualizer.getVirtualItems();

  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    // Not as an attribute: the first screen comes as markup, whose styles the policy refuses.
    if (feed.current) feed.current.style.height = `${height}px`;
  }, [height, feed]);

  const drawn = useRef<Drawn>({ quotes, searchedFor, items });
  const offsetBefore = useRef(0);
  useInsertionEffect(() => {
    // Before new cards are measured: what lies above them moves the list by what it differs.
    if (drawn.current.quotes !== quotes) offsetBefore.current = scroller.current?.scrollTop ?? 0;
  });
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { quotes, searchedFor, items };
    const list = scroller.current;
    if (!list || before.quotes === quotes) return;
    const startOf = (index: number) => virtualizer.getOffsetForIndex(index, 'start')?.[0] ?? 0;
    list.scrollTop =
      before.searchedFor === searchedFor
        ? placeAfter(before, quotes, offsetBefore.current, startOf)
        : 0;
  });

  const bringIntoSight = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    [virtualizer],
  );
  return { items, measure: virtualizer.measureElement, bringIntoSight };
}

/** False while the page takes the worker's first screen over, which it must draw as the worker did. */
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

/** As the browser lays the page out: asking for it would force a layout amid the first rendering. */
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
 * Where the list must be scrolled to so that the cards stay where they are on screen when submissions
 * come or go above them: the next click would decide about another one. The uppermost card in sight
 * stays, or the one nearest to it that is still listed.
 */
function placeAfter(
  { quotes: before, items }: Drawn,
  quotes: readonly QuoteSubmission[],
  offset: number,
  startOf: (index: number) => number,
): number {
  // At the top a newcomer is shown.
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
 * The cards to be drawn: those in sight, and the list's one tab stop wherever it is. Without it a list
 * that was scrolled away from it could not be entered by keyboard, and lost the focus that was in it.
 */
function rangeWithTabStop(tabStop: number): (range: Range) => number[] {
  return (range) => {
    const inSight = defaultRangeExtractor(range);
    if (inSight.includes(tabStop) || tabStop >= range.count) return inSight;
    return [...inSight, tabStop].sort((a, b) => a - b);
  };
}
