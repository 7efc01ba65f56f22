import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the page is hydrated. Whatever differs between the build and this visitor (the date, the query, local
 * times) may be rendered only then, or the prerendered page would not match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
