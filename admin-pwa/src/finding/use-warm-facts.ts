import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect } from 'react';
import { nextIdleTurn } from '../ui/screen/idle-time.ts';
import { afterPaint } from '../ui/screen/yield-to-screen.ts';
import { warmFacts } from './warm-facts.ts';

/** Prepares searching and sorting in idle time, before anybody uses them. */
export function useWarmFacts(quotes: readonly QuoteSubmission[]): void {
  useEffect(() => {
    let isStale = false;
    void afterPaint().then(() => warmFacts(quotes, nextIdleTurn, () => isStale));
    return () => {
      isStale = true;
    };
  }, [quotes]);
}
