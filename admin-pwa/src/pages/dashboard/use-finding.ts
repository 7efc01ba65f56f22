import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DashboardAddress } from '../../address/use-dashboard-address.ts';
import { hasSeveral } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';

export interface Finding {
  /** Whether the search stands in the header's place; only a phone shows the difference. */
  readonly isFinding: boolean;
  find(): void;
  close(): void;
}

/** Search and statuses on a phone. The focus moves with the press, or no keyboard comes up. */
export function useFinding(
  address: DashboardAddress,
  searchField: RefObject<HTMLInputElement | null>,
  findButton: RefObject<HTMLButtonElement | null>,
): Finding {
  const isOfSeveral = useConsoleState(hasSeveral);
  const { view, status } = address.filters;
  // A status, and what the bar of views has no room for, are chosen there and nowhere else.
  const isChosenThere =
    status !== null || view === 'unpaid' || (isOfSeveral && (view === null || view === 'new'));
  const [isFinding, setIsFinding] = useState(isChosenThere);
  return {
    isFinding,
    find() {
      flushSync(() => setIsFinding(true));
      searchField.current?.focus();
    },
    close() {
      flushSync(() => setIsFinding(false));
      if (isChosenThere) address.chooseView(isOfSeveral ? 'mine' : null);
      findButton.current?.focus();
    },
  };
}
