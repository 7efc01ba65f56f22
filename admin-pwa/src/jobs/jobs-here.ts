import type { Colleague } from '@yiqiao/contract/record/person';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { predictQuote } from '../offline/outbox/queue-entries.ts';
import { isJobEntry } from './job-entries.ts';

/** An order with its jobs as they will be once everything that waits here has arrived. */
export function jobsHere(
  quote: QuoteSubmission,
  queued: readonly OutboxEntry[],
  colleagues: readonly Pick<Colleague, 'id' | 'name'>[],
): QuoteSubmission {
  const entries = queued.filter(isJobEntry);
  if (entries.length === 0) return quote;
  // The server puts in the name of whom a job is for; until then it is the one that is known here.
  const jobs = predictQuote(quote, entries).jobs?.map((job) => {
    const name = job.translator.name || colleagues.find(({ id }) => id === job.translator.id)?.name;
    return { ...job, translator: { ...job.translator, name: name ?? '' } };
  });
  return { ...quote, ...(jobs && { jobs }) };
}
