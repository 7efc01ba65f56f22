import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { KeyboardEvent, RefObject } from 'react';

interface ListKeysNeeds {
  quotes: readonly QuoteSubmission[];
  tabStop: number;
  bringIntoSight: (index: number) => void;
  scroller: RefObject<HTMLDivElement | null>;
  onActivate: (quote: QuoteSubmission) => void;
  onOpen: (quote: QuoteSubmission) => void;
}

const cardsPerPage = 6;

/** Arrows, Page Up and Down, Home and End move through the list; Enter opens. */
export function useListKeys(needs: ListKeysNeeds) {
  const { quotes, tabStop, bringIntoSight, scroller, onActivate, onOpen } = needs;

  const moveTo = (wanted: number) => {
    const index = Math.max(0, Math.min(quotes.length - 1, wanted));
    const quote = quotes[index];
    if (!quote) return;
    onActivate(quote);
    bringIntoSight(index);
    focusWhenThere(scroller, index);
  };

  const moves: Record<string, (() => void) | undefined> = {
    ArrowDown: () => moveTo(tabStop + 1),
    ArrowUp: () => moveTo(tabStop - 1),
    PageDown: () => moveTo(tabStop + cardsPerPage),
    PageUp: () => moveTo(tabStop - cardsPerPage),
    Home: () => moveTo(0),
    End: () => moveTo(quotes.length - 1),
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnCard = event.target instanceof Element && event.target.matches('article');
    const quote = quotes[tabStop];
    const act = event.key === 'Enter' && isOnCard && quote ? () => onOpen(quote) : moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** A card far away enters the page a frame or two after the list was scrolled to it. */
function focusWhenThere(
  scroller: RefObject<HTMLDivElement | null>,
  index: number,
  framesLeft = 10,
): void {
  const card = scroller.current?.querySelector<HTMLElement>(`article[data-index="${index}"]`);
  if (card) card.focus({ preventScroll: true });
  else if (framesLeft > 0) {
    requestAnimationFrame(() => focusWhenThere(scroller, index, framesLeft - 1));
  }
}
