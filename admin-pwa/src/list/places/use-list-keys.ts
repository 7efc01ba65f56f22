import type { KeyboardEvent, RefObject } from 'react';
import { focusWhenThere } from '../../ui/screen/focus-when-there.ts';

interface ListKeysNeeds<Row> {
  rows: readonly Row[];
  /** Letters that move through the list. */
  hasSingleKeys: boolean;
  tabStop: number;
  bringIntoSight: (index: number) => void;
  scroller: RefObject<HTMLElement | null>;
  onActivate: (row: Row) => void;
  onOpen: (row: Row) => void;
}

const cardsPerPage = 6;

interface ListKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Scrolls to a card and focuses it. */
  readonly moveTo: (index: number) => void;
}

/** Arrows, Page Up and Down, Home and End move through the list; Enter opens. */
export function useListKeys<Row>(needs: ListKeysNeeds<Row>): ListKeys {
  const { rows, hasSingleKeys, tabStop, bringIntoSight, scroller, onActivate, onOpen } = needs;

  const moveTo = (wanted: number) => {
    const index = Math.max(0, Math.min(rows.length - 1, wanted));
    const row = rows[index];
    if (!row) return;
    onActivate(row);
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
    End: () => moveTo(rows.length - 1),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnCard = event.target instanceof Element && event.target.matches('article');
    const row = rows[tabStop];
    const act = event.key === 'Enter' && isOnCard && row ? () => onOpen(row) : moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { onKeyDown, moveTo };
}
