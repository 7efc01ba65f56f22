import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { useEffect } from 'react';
import { nextIdleTurn } from '../ui/idle-time.ts';
import { afterPaint } from '../ui/yield-to-screen.ts';
import { parseFilters } from './find-query.ts';
import { findQuotes } from './find-quotes.ts';
import { warmFacts } from './warm-facts.ts';

const trialRows = 1_000;
const trial = { ...parseFilters(new URLSearchParams()), text: 'a' };

/** Prepares the search while nobody searches yet. */
export function useWarmFacts(quotes: readonly QuoteSubmission[]): void {
  useEffect(() => {
    let isStale = false;
    void afterPaint()
      .then(() => warmFacts(quotes, nextIdleTurn, () => isStale))
      // The first key must not be the one that has the search compiled.
      .then(() => findQuotes(quotes.slice(0, trialRows), trial, 0));
    return () => {
      isStale = true;
    };
  }, [quotes]);
}
