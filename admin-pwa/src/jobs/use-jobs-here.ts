import type { Colleague } from '@yiqiao/contract/record/person';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useMemo } from 'react';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { predictQuote } from '../offline/outbox/queue-entries.ts';
import { useConsoleState } from '../state/use-console.ts';
import { isJobEntry } from './job-entries.ts';

/** An order with its jobs as they will be once everything that waits here has arrived. */
export function useJobsHere(
  quote: QuoteSubmission,
  queued: readonly OutboxEntry[],
): QuoteSubmission {
  const colleagues = useConsoleState((state) => state.colleagues);
  return useMemo(() => jobsHere(quote, queued, colleagues), [quote, queued, colleagues]);
}

function jobsHere(
  quote: QuoteSubmission,
  queued: readonly OutboxEntry[],
  colleagues: readonly Colleague[],
): QuoteSubmission {
  const entries = queued.filter(isJobEntry);
  if (entries.length === 0) return quote;
  // Whom a job of this device is for, the server puts into it by name.
  const jobs = predictQuote(quote, entries).jobs?.map((job) => {
    const name = job.translator.name || colleagues.find(({ id }) => id === job.translator.id)?.name;
    return { ...job, translator: { ...job.translator, name: name ?? '' } };
  });
  return { ...quote, ...(jobs && { jobs }) };
}
