import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type ReactNode, useEffect, useRef } from 'react';
import { findPlace } from '../finding/found-place.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { notYetApplied } from '../outbox-view/not-yet-applied.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { useArrivals } from './places/use-arrivals.ts';
import { useFocusStays } from './places/use-focus-stays.ts';
import { useListKeys } from './places/use-list-keys.ts';
import { useIndexOf, useTabStop } from './places/use-tab-stop.ts';
import styles from './quote-list.module.css';
import { QuoteCard } from './rows/quote-card.tsx';
import type { QuoteItemProps } from './rows/quote-item.ts';
import { QuoteRow } from './rows/quote-row.tsx';
import { useVirtualList } from './virtual-list.ts';

type ItemHandlers = Pick<
  QuoteItemProps,
  'isDisabled' | 'now' | 'onOpen' | 'onChangeStatus' | 'onDownload'
>;

interface QuoteListProps extends ItemHandlers {
  quotes: readonly QuoteSubmission[];
  /** Every submission, listed or not. */
  all: readonly QuoteSubmission[];
  /** How many there are, read or not. */
  setSize: number;
  /** What was looked for. */
  text: string;
  /** Identifies the search; another one starts at the top. */
  searchedFor: string;
  queuedById: ReadonlyMap<string, readonly OutboxEntry[]>;
  activeId: string | null;
  selectedId: string | null;
  /** Every field on every card, instead of compact rows. */
  isFull: boolean;
  /** Whether rows say what is unpaid, before anything else. */
  isAboutMoney: boolean;
  /** Whether all of them are one's own: then no row says so. */
  isMine: boolean;
  onActivate: (quote: QuoteSubmission) => void;
  /** Shown below the last card. */
  after: ReactNode;
}

/** In pixels; the heights of the style sheets at the default text size. */
const usualHeights = { row: 106, card: 236 };

/**
 * The list, of any length: only the cards in view are rendered. It is an ARIA feed whose articles give
 * their positions; one of them is the tab stop, and the arrow keys move it.
 */
export function QuoteList(props: QuoteListProps) {
  const { quotes, all, setSize, searchedFor, queuedById, activeId, selectedId, isFull } = props;
  const {
    isAboutMoney,
    isMine,
    text,
    isDisabled,
    now,
    after,
    onActivate,
    onOpen,
    onChangeStatus,
    onDownload,
  } = props;
  const handlers = { isDisabled, now, onOpen, onChangeStatus, onDownload };
  const { list: words } = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const feed = useRef<HTMLDivElement>(null);
  const tabStop = useTabStop(quotes, activeId, searchedFor);
  const usualHeight = isFull ? usualHeights.card : usualHeights.row;
  const list = useVirtualList({ quotes, searchedFor, tabStop, usualHeight, scroller, feed });
  const { items, bringIntoSight } = list;
  const { singleKeys: hasSingleKeys } = useConsoleState(({ preferences }) => preferences);
  const moving = { hasSingleKeys, tabStop, bringIntoSight, scroller };
  const keys = useListKeys({ rows: quotes, ...moving, onActivate, onOpen });
  const arrivals = useArrivals(quotes, all, searchedFor, scroller);
  const followFocus = useFocusStays(idsAt(items, quotes), feed);

  useSelectedInSight(quotes, selectedId, bringIntoSight);

  const Item = isFull ? QuoteCard : QuoteRow;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the articles inside.
    <div ref={scroller} className={styles.scroller} onKeyDown={keys.onKeyDown} {...followFocus}>
      <Arrivals arrivals={arrivals} onShow={(quote) => keys.moveTo(quotes.indexOf(quote))} />
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
              {...placeOf(quote, index, setSize)}
              {...(gap > 0 && { style: { marginTop: gap } })}
              aria-current={quote.id === selectedId ? 'true' : undefined}
              tabIndex={index === tabStop ? 0 : -1}
              onFocus={() => {
                if (quote.id !== activeId) onActivate(quote);
              }}
            >
              <Item
                quote={quote}
                queued={notYetApplied(queuedById.get(quote.id), quote)}
                isActive={index === tabStop}
                isSelected={quote.id === selectedId}
                found={text === '' ? null : findPlace(quote, text)}
                isAboutMoney={isAboutMoney}
                isMine={isMine}
                {...handlers}
              />
            </article>
          );
        })}
      </div>
      {after}
    </div>
  );
}

function idsAt(items: readonly { readonly index: number }[], quotes: readonly QuoteSubmission[]) {
  return items.flatMap(({ index }) => quotes[index]?.id ?? []);
}

/** Which submission an article is about, and its position among all. */
function placeOf({ id }: QuoteSubmission, index: number, setSize: number) {
  return {
    'data-index': index,
    'data-quote-id': id,
    'aria-labelledby': `name-${id}`,
    'aria-posinset': index + 1,
    'aria-setsize': setSize,
  };
}

/** Scrolls to the submission named in the address, once. */
function useSelectedInSight(
  quotes: readonly QuoteSubmission[],
  selectedId: string | null,
  bringIntoSight: (index: number) => void,
): void {
  const index = useIndexOf(quotes, selectedId);
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    if (index === -1 || shownFor.current === selectedId) return;
    shownFor.current = selectedId;
    bringIntoSight(index);
  }, [index, selectedId, bringIntoSight]);
}

interface ArrivalsProps {
  arrivals: readonly QuoteSubmission[];
  onShow: (quote: QuoteSubmission) => void;
}

/** A button over the list for submissions that arrived out of sight; it leads to the latest. */
function Arrivals({ arrivals, onShow }: ArrivalsProps) {
  const { list } = useTexts();
  const [latest] = arrivals;
  return (
    <div className={styles.arrivals} role="status">
      {latest && (
        <button type="button" className={styles.arrived} onClick={() => onShow(latest)}>
          {list.arrived(arrivals.length)}
        </button>
      )}
    </div>
  );
}
