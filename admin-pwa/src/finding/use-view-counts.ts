import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useState } from 'react';
import { nextIdleTurn } from '../ui/screen/idle-time.ts';
import { afterPaint } from '../ui/screen/yield-to-screen.ts';
import { countViews, type ViewCounts } from './views/quote-views.ts';
import { warmViews } from './warm-facts.ts';

/**
 * How many there are in each view; `null` until every submission has been read and sorted into its views
 * once. For a long list that takes longer than a frame, so it happens in idle time.
 */
export function useViewCounts(
  quotes: readonly QuoteSubmission[],
  isRead: boolean,
  now: number,
): ViewCounts | null {
  const [isWarm, setIsWarm] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where time has gone on meanwhile, few are looked at again.
  useEffect(() => {
    if (isWarm || !isRead) return undefined;
    let isStale = false;
    void afterPaint()
      .then(() => warmViews(quotes, now, nextIdleTurn, () => isStale))
      .then(() => {
        if (!isStale) setIsWarm(true);
      });
    return () => {
      isStale = true;
    };
  }, [quotes, isRead, isWarm]);
  return isWarm && isRead ? countViews(quotes, now).counts : null;
}
