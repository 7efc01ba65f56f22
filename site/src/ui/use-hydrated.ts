import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the page has come alive. What differs between the build and this visitor (the date, the
 * address's query, local times) may be shown only then, or the prerendered page would not match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
