import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect } from 'react';
import { useConsole } from '../../state/use-console.ts';

/** Marks the submission in the detail as opened; it is no longer new. */
export function useOpenings(shown: QuoteSubmission | undefined): void {
  const { markOpened } = useConsole();
  useEffect(() => {
    if (shown) void markOpened(shown);
  }, [shown, markOpened]);
}
