import { isUnopened } from '@yiqiao/contract/life/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * New submissions that arrive while the list is scrolled. At the top they are seen to arrive; further
 * down nothing moves.
 * @param all every submission, newest first.
 */
export function useArrivals(
  shown: readonly QuoteSubmission[],
  all: readonly QuoteSubmission[],
  search: string,
  scroller: RefObject<HTMLElement | null>,
): readonly QuoteSubmission[] {
  const newest = all[0]?.createdAt ?? '';
  const [seen, setSeen] = useState({ search, newest });
  if (seen.search !== search) setSeen({ search, newest });

  const isAllSeen = seen.newest === newest;
  useLayoutEffect(() => {
    const list = scroller.current;
    if (isAllSeen || !list) return undefined;
    const note = () => {
      if (list.scrollTop === 0) setSeen({ search, newest });
    };
    note();
    list.addEventListener('scroll', note, { passive: true });
    return () => list.removeEventListener('scroll', note);
  }, [scroller, search, newest, isAllSeen]);

  const arrived = takeNewer(all, seen.newest);
  return arrived.filter((quote) => isUnopened(quote) && shown.includes(quote));
}

function takeNewer(all: readonly QuoteSubmission[], than: string): readonly QuoteSubmission[] {
  const end = all.findIndex(({ createdAt }) => createdAt <= than);
  return all.slice(0, end === -1 ? all.length : end);
}
