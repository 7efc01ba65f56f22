import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { KeyboardEvent, RefObject } from 'react';
import { focusWhenThere } from '../../ui/screen/focus-when-there.ts';

interface ListKeysNeeds {
  quotes: readonly QuoteSubmission[];
  /** Letters that move through the list. */
  hasSingleKeys: boolean;
  tabStop: number;
  bringIntoSight: (index: number) => void;
  scroller: RefObject<HTMLDivElement | null>;
  onActivate: (quote: QuoteSubmission) => void;
  onOpen: (quote: QuoteSubmission) => void;
}

const cardsPerPage = 6;

interface ListKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Scrolls to a card and focuses it. */
  readonly moveTo: (index: number) => void;
}

/** Arrows, Page Up and Down, Home and End move through the list; Enter opens. */
export function useListKeys(needs: ListKeysNeeds): ListKeys {
  const { quotes, hasSingleKeys, tabStop, bringIntoSight, scroller, onActivate, onOpen } = needs;

  const moveTo = (wanted: number) => {
    const index = Math.max(0, Math.min(quotes.length - 1, wanted));
    const quote = quotes[index];
    if (!quote) return;
    onActivate(quote);
    bringIntoSight(index);
    const card = `article[data-index="${index}"]`;
    // A distant one is rendered after the list has scrolled to it.
    focusWhenThere(() => scroller.current?.querySelector<HTMLElement>(card), {
      preventScroll: true,
    });
  };

  const moves: Record<string, (() => void) | undefined> = {
    ArrowDown: () => moveTo(tabStop + 1),
    ArrowUp: () => moveTo(tabStop - 1),
    ...(hasSingleKeys && {
      j: () => moveTo(tabStop + 1),
      k: () => moveTo(tabStop - 1),
    }),
    PageDown: () => moveTo(tabStop + cardsPerPage),
    PageUp: () => moveTo(tabStop - cardsPerPage),
    Home: () => moveTo(0),
    End: () => moveTo(quotes.length - 1),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnCard = event.target instanceof Element && event.target.matches('article');
    const quote = quotes[tabStop];
    const act = event.key === 'Enter' && isOnCard && quote ? () => onOpen(quote) : moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { onKeyDown, moveTo };
}
