import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type RefObject, useMemo, useState } from 'react';
import type { DashboardAddress } from '../../address/use-dashboard-address.ts';
import type { Composing } from '../../jobs/job-start.ts';
import { useConsoleState } from '../../state/use-console.ts';

/** The list's active submission, the open one, and what is being written for it. */
export interface Selection {
  readonly activeId: string | null;
  readonly selected: QuoteSubmission | undefined;
  readonly composing: Composing | null;
  activate(id: string): void;
  open(id: string, isReplacing?: boolean): void;
  close(): void;
  compose(what: Composing | null): void;
  /** Opens the focused submission, then runs `act` with its id. */
  openFocused(act: (id: string) => void): void;
  /** Opens the focused submission in a composer, unless it is over. */
  composeFocused(what: Composing): void;
  enterList(): void;
}

export function useSelection(
  address: DashboardAddress,
  listPane: RefObject<HTMLElement | null>,
): Selection {
  const quotes = useConsoleState((state) => state.list.quotes);
  const [activeId, setActiveId] = useState<string | null>(address.quoteId);
  const [written, setWritten] = useState<{ id: string; what: Composing } | null>(null);
  const selected = useMemo(
    () => quotes.find(({ id, reference }) => [id, reference].includes(address.quoteId ?? '')),
    [quotes, address.quoteId],
  );

  const enterList = () =>
    listPane.current?.querySelector<HTMLElement>('article[tabindex="0"]')?.focus();

  const open = (id: string, isReplacing = false) => {
    setActiveId(id);
    address.open(id, isReplacing);
  };

  const canCompose = (id: string) => {
    const quote = quotes.find((row) => row.id === id);
    return quote !== undefined && !isOver(quote);
  };

  function openFocused(act: (id: string) => void) {
    const id = focusedQuoteId() ?? selected?.id;
    if (id === undefined) return;
    setWritten(null);
    if (id !== selected?.id) open(id);
    act(id);
  }

  return {
    activeId,
    selected,
    composing: selected !== undefined && written?.id === selected.id ? written.what : null,
    activate: setActiveId,
    open,
    close() {
      address.close();
      // After the list behind the detail is no longer inert.
      requestAnimationFrame(enterList);
    },
    compose: (what) => setWritten(what !== null && selected ? { id: selected.id, what } : null),
    openFocused,
    composeFocused: (what) => openFocused((id) => canCompose(id) && setWritten({ id, what })),
    enterList,
  };
}

/** Keys act on the card with the focus, never on one that is out of view. */
export function focusedQuoteId(): string | undefined {
  const card = document.activeElement?.closest<HTMLElement>('article[data-quote-id]');
  return card?.dataset.quoteId;
}
