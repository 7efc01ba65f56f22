import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useMemo } from 'react';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { useConsoleState } from '../state/use-console.ts';
import { jobsHere } from './jobs-here.ts';

/** `jobsHere` of what waits on this device. */
export function useJobsHere(
  quote: QuoteSubmission,
  queued: readonly OutboxEntry[],
): QuoteSubmission {
  const colleagues = useConsoleState((state) => state.colleagues);
  return useMemo(() => jobsHere(quote, queued, colleagues), [quote, queued, colleagues]);
}
