import { useMemo } from 'react';
import { useConsole } from '../state/use-console.ts';
import { countInHand, type InHand } from './in-hand.ts';

/** What each person has to do, as this device knew it when it began to ask. */
export function useInHand(): ReadonlyMap<string, InHand> {
  const { store } = useConsole();
  return useMemo(() => {
    const { list, now } = store.getState();
    return countInHand(list.quotes, now);
  }, [store]);
}
