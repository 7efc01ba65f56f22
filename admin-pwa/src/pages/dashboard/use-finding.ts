import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DashboardAddress } from '../../address/use-dashboard-address.ts';

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
  // A status, and what is unpaid, are chosen there and nowhere else.
  const isChosenThere = address.filters.status !== null || address.filters.view === 'unpaid';
  const [isFinding, setIsFinding] = useState(isChosenThere);
  return {
    isFinding,
    find() {
      flushSync(() => setIsFinding(true));
      searchField.current?.focus();
    },
    close() {
      flushSync(() => setIsFinding(false));
      if (isChosenThere) address.chooseView(null);
      findButton.current?.focus();
    },
  };
}
