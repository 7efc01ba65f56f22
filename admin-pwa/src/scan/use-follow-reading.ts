import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isUnderWay } from '@yiqiao/contract/record/scan-reading';
import { useEffect, useState } from 'react';
import { useConsole } from '../state/use-console.ts';

/** Pause after a request that failed. */
const pauseMs = 15_000;

/** Follows the recognition of the open submission, page by page, while there is a connection. */
export function useFollowReading(quote: QuoteSubmission, isOffline: boolean): void {
  const { followReading } = useConsole();
  const [asked, setAsked] = useState(0);
  const isFollowed = isUnderWay(quote.reading) && !isOffline;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision, and `asked`, ask again.
  useEffect(() => {
    if (!isFollowed) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void followReading(quote, left.signal).then((news) => {
      const again = () => setAsked((times) => times + 1);
      if (news === 'none') again();
      if (news === 'unanswered') timer = setTimeout(again, pauseMs);
    });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [quote.id, quote.revision, isFollowed, asked, followReading]);
}
