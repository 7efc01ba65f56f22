import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { useEffect, useRef } from 'react';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { useTexts } from '../texts/texts.ts';
import { QuoteCard } from './quote-card.tsx';
import type { QuoteItemProps } from './quote-item.ts';
import styles from './quote-list.module.css';
import { QuoteRow } from './quote-row.tsx';
import { useFocusStays } from './use-focus-stays.ts';
import { useListKeys } from './use-list-keys.ts';
import { useIndexOf, useTabStop } from './use-tab-stop.ts';
import { useVirtualList } from './virtual-list.ts';

type ItemHandlers = Pick<
  QuoteItemProps,
  'isDisabled' | 'now' | 'onOpen' | 'onChangeStatus' | 'onDownload'
>;

interface QuoteListProps extends ItemHandlers {
  quotes: readonly QuoteSubmission[];
  /** How many there are, read or not. */
  setSize: number;
  /** Names the search that found them: another one starts at the top. */
  searchedFor: string;
  queuedById: ReadonlyMap<string, readonly OutboxEntry[]>;
  activeId: string | null;
  selectedId: string | null;
  /** Every field on every card, instead of compact rows. */
  isFull: boolean;
  onActivate: (quote: QuoteSubmission) => void;
}

/** In pixels, as the style sheets have them for usual text. */
const usualHeights = { row: 104, card: 236 };

/**
 * The list, of any length: only the cards in sight are in the page. It is an ARIA feed, whose articles
 * say where they stand; one of them is the tab stop, and the arrows move it.
 */
export function QuoteList(props: QuoteListProps) {
  const { quotes, setSize, searchedFor, queuedById, activeId, selectedId, isFull } = props;
  const { isDisabled, now, onActivate, onOpen, onChangeStatus, onDownload } = props;
  const { list: words } = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const feed = useRef<HTMLDivElement>(null);
  const tabStop = useTabStop(quotes, activeId, searchedFor);
  const usualHeight = isFull ? usualHeights.card : usualHeights.row;
  const list = useVirtualList({ quotes, searchedFor, tabStop, usualHeight, scroller, feed });
  const { items, bringIntoSight } = list;
  const onKeyDown = useListKeys({ quotes, tabStop, bringIntoSight, scroller, onActivate, onOpen });
  const followFocus = useFocusStays(
    items.flatMap(({ index }) => quotes[index]?.id ?? []),
    feed,
  );

  const selectedIndex = useIndexOf(quotes, selectedId);
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    // An address that names a submission brings its card into sight, once.
    if (selectedIndex === -1 || shownFor.current === selectedId) return;
    shownFor.current = selectedId;
    bringIntoSight(selectedIndex);
  }, [selectedIndex, selectedId, bringIntoSight]);

  const Item = isFull ? QuoteCard : QuoteRow;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the articles inside.
    <div ref={scroller} className={styles.scroller} onKeyDown={onKeyDown} {...followFocus}>
      <div ref={feed} role="feed" aria-label={words.heading} className={styles.feed}>
        {items.map(({ index, start }, position) => {
          const quote = quotes[index];
          const gap = start - (items[position - 1]?.end ?? 0);
          if (!quote) return null;
          return (
            <article
              key={quote.id}
              ref={list.measure}
              className={styles.item}
              data-index={index}
              data-quote-id={quote.id}
              aria-labelledby={`name-${quote.id}`}
              {...(gap > 0 && { style: { marginTop: gap } })}
              aria-posinset={index + 1}
              aria-setsize={setSize}
              aria-current={quote.id === selectedId ? 'true' : undefined}
              tabIndex={index === tabStop ? 0 : -1}
              onFocus={() => {
                if (quote.id !== activeId) onActivate(quote);
              }}
            >
              <Item
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
            </article>
          );
        })}
      </div>
    </div>
  );
}
