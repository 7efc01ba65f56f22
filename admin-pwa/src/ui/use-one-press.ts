import { useRef } from 'react';

/** Runs once at a time: a press meanwhile is the second half of a double click, or a key that is held down. */
export function useOnePress(run: () => Promise<void>): () => Promise<void> {
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await run();
    } finally {
      isUnderWay.current = false;
    }
  };
}
