import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { useEffect } from 'react';
import { afterPaint, yieldToScreen } from '../ui/yield-to-screen.ts';
import { warmFacts } from './quote-facts.ts';

/** Prepares the search while nobody searches yet. */
export function useWarmFacts(quotes: readonly QuoteSubmission[]): void {
  useEffect(() => {
    let isStale = false;
    void afterPaint().then(() => warmFacts(quotes, yieldToScreen, () => isStale));
    return () => {
      isStale = true;
    };
  }, [quotes]);
}
