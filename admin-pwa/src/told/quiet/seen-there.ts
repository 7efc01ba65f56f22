import { useState } from 'react';
import type { FoundGroup } from './found-event.ts';

/** What was opened from the page, which it does not list again; kept while the console is open. */
export interface SeenThere {
  has(place: string, id: string): boolean;
  /** Whether anything was. */
  hasAny(place: string): boolean;
  add(place: string, id: string): void;
}

/** @returns by the moments since when the page lists what has come. */
export function useSeenThere(): SeenThere {
  const [seen, setSeen] = useState<readonly (readonly [place: string, id: string])[]>([]);
  return {
    has: (place, id) => seen.some((one) => one[0] === place && one[1] === id),
    hasAny: (place) => seen.some((one) => one[0] === place),
    add: (place, id) => setSeen((before) => [...before, [place, id]]),
  };
}

/** What the page lists still, without groups of which everything was opened. */
export function withoutSeen<R extends { readonly id: string }>(
  groups: readonly FoundGroup<R>[],
  seen: SeenThere,
  place: string,
): FoundGroup<R>[] {
  return groups
    .map(({ event, items }) => ({
      event,
      items: items.filter(({ record }) => !seen.has(place, record.id)),
    }))
    .filter(({ items }) => items.length > 0);
}
