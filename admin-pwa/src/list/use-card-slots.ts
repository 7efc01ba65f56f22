import { type RefObject, useLayoutEffect, useRef } from 'react';
import { assignSlots, noSlots } from './card-slots.ts';

/** The elements' numbers by the submissions that they show: keys that React tells elements apart by. */
export function useCardSlots(
  ids: readonly string[],
  searchedFor: string,
  feed: RefObject<HTMLElement | null>,
): ReadonlyMap<string, number> {
  const committed = useRef(noSlots);
  const isFocusInside = feed.current?.contains(document.activeElement) ?? false;
  const slots = assignSlots(committed.current, ids, searchedFor, isFocusInside);
  useLayoutEffect(() => {
    committed.current = slots;
  });
  return slots.byId;
}
