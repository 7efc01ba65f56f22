import { useVirtualizer } from '@tanstack/react-virtual';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { QuoteStatus } from '@yiqiao/contract/status';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { ListItem } from './list-item.tsx';
import {
  assumedRect,
  measureCard,
  observeListRect,
  scrollList,
  usualCardHeight,
} from './list-measuring.ts';
import { QuoteCard } from './quote-card.tsx';
import styles from './quote-list.module.css';
import { rangeWithTabStop } from './tab-stop-range.ts';
import { useCardSlots } from './use-card-slots.ts';
import { useFocusStays } from './use-focus-stays.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListPlace, useScrollToPlace } from './use-list-place.ts';
import { useIndexOf, useTabStop } from './use-tab-stop.ts';

interface QuoteListProps {
  quotes: readonly QuoteSubmission[];
  /** How many there are, read or not. */
  setSize: number;
  /** Names the search that found them: another one starts at the top. */
  searchedFor: string;
  queuedById: ReadonlyMap<string, OutboxEntry>;
  activeId: string | null;
  selectedId: string | null;
  isDisabled: boolean;
  now: number;
  onActivate: (quote: QuoteSubmission) => void;
  onOpen: (quote: QuoteSubmission) => void;
  onChangeStatus: (quote: QuoteSubmission, status: QuoteStatus) => void;
  onDownload: (event: React.MouseEvent) => void;
}

/**
 * The list, of any length: only the cards in sight are in the page. It is an ARIA feed, whose articles
 * say where they stand; one of them is the tab stop, and the arrows move it.
 */
export function QuoteList(props: QuoteListProps) {
  const { quotes, setSize, queuedById, activeId, selectedId, isDisabled, now } = props;
  const { onActivate, onOpen, onChangeStatus, onDownload } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const feed = useRef<HTMLDivElement>(null);
  const tabStop = useTabStop(quotes, activeId, props.searchedFor);
  const virtualizer = useVirtualizer({
    count: quotes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualCardHeight,
    overscan: 1,
    rangeExtractor: useMemo(() => rangeWithTabStop(tabStop), [tabStop]),
    // A new function would have all positions worked out anew at every step of a scroll.
    getItemKey: useCallback((index: number) => quotes[index]?.id ?? index, [quotes]),
    initialRect: assumedRect,
    observeElementRect: observeListRect,
    measureElement: measureCard,
    scrollToFn: scrollList,
  });
  const place = useListPlace(quotes, props.searchedFor, virtualizer);
  const items = virtualizer.getVirtualItems();
  const onKeyDown = useListKeys({ quotes, tabStop, virtualizer, scroller, onActivate, onOpen });

  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    // Not as an attribute: the first screen comes as markup, whose styles the policy refuses.
    if (feed.current) feed.current.style.height = `${height}px`;
  }, [height]);
  useScrollToPlace(place, scroller);

  const shownIds = items.flatMap(({ index }) => quotes[index]?.id ?? []);
  const slots = useCardSlots(shownIds, props.searchedFor, feed);
  const followFocus = useFocusStays(slots, feed);

  const selectedIndex = useIndexOf(quotes, selectedId);
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    // An address that names a submission brings its card into sight, once.
    if (selectedIndex === -1 || shownFor.current === selectedId) return;
    shownFor.current = selectedId;
    virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
  }, [selectedIndex, selectedId, virtualizer]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the articles inside.
    <div ref={scroller} className={styles.scroller} onKeyDown={onKeyDown} {...followFocus}>
      <div ref={feed} role="feed" aria-label="Quote submissions" className={styles.feed}>
        {items.map(({ index, start }, position) => {
          const quote = quotes[index];
          const gap = start - (items[position - 1]?.end ?? 0);
          if (!quote) return null;
          return (
            <ListItem
              key={slots.get(quote.id)}
              virtualizer={virtualizer}
              quoteId={quote.id}
              data-index={index}
              {...(gap > 0 && { style: { marginTop: gap } })}
              aria-posinset={index + 1}
              aria-setsize={setSize}
              aria-current={quote.id === selectedId ? 'true' : undefined}
              tabIndex={index === tabStop ? 0 : -1}
              onFocus={() => {
                if (quote.id !== activeId) onActivate(quote);
              }}
            >
              <QuoteCard
                quote={quote}
                queued={queuedById.get(quote.id)}
                isActive={index === tabStop}
                isSelected={quote.id === selectedId}
                isDisabled={isDisabled}
                now={now}
                onOpen={onOpen}
                onChangeStatus={onChangeStatus}
                onDownload={onDownload}
              />
            </ListItem>
          );
        })}
      </div>
    </div>
  );
}
