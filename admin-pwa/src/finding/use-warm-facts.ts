import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { useEffect } from 'react';
import { nextIdleTurn } from '../ui/idle-time.ts';
import { afterPaint } from '../ui/yield-to-screen.ts';
import { warmFacts } from './warm-facts.ts';

/** Prepares the search while nobody searches yet. */
export function useWarmFacts(quotes: readonly QuoteSubmission[]): void {
  useEffect(() => {
    let isStale = false;
    void afterPaint().then(() => warmFacts(quotes, nextIdleTurn, () => isStale));
    return () => {
      isStale = true;
    };
  }, [quotes]);
}
