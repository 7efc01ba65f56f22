import { elementScroll, type Virtualizer } from '@tanstack/react-virtual';

type List = Virtualizer<HTMLDivElement, Element>;

/** Height of a usual card, in pixels, until it has been measured. */
export const usualCardHeight = 236;

/**
 * What a large window has room for. The first screen is drawn by the worker, which knows no window, and
 * taken over by the page, which must draw the same; it is corrected when laid out.
 */
export const assumedRect = { width: 472, height: 850 };

// These three take sizes as the browser lays the page out. Asking for them, or setting a position
// that holds already, forces a layout in the middle of an update: that took longer than all other work
// of the first screen.

export function observeListRect(
  { scrollElement }: List,
  report: (rect: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (entry) report({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** As last laid out: an element that shows another card of the same height is not reported again. */
const heights = new WeakMap<Element, number>();

export function measureCard(
  card: Element,
  entry: ResizeObserverEntry | undefined,
  list: List,
): number {
  const measured = entry?.borderBoxSize[0]?.blockSize;
  if (measured !== undefined) {
    const height = Math.round(measured);
    heights.set(card, height);
    return height;
  }
  const key = list.options.getItemKey(list.indexFromElement(card));
  return list.itemSizeCache.get(key) ?? heights.get(card) ?? usualCardHeight;
}

export function scrollList(
  offset: number,
  options: { adjustments?: number; behavior?: ScrollBehavior },
  list: List,
): void {
  if (offset + (options.adjustments ?? 0) === list.scrollOffset) return;
  elementScroll(offset, options, list);
}
