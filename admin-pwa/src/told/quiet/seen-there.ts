import { useState } from 'react';

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
