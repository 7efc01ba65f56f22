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
  // A status is chosen there and nowhere else.
  const [isFinding, setIsFinding] = useState(address.filters.status !== null);
  return {
    isFinding,
    find() {
      flushSync(() => setIsFinding(true));
      searchField.current?.focus();
    },
    close() {
      flushSync(() => setIsFinding(false));
      if (address.filters.status !== null) address.chooseView(null);
      findButton.current?.focus();
    },
  };
}
