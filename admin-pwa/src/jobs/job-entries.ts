import type { Job } from '@yiqiao/contract/record/job';
import { splitJobId } from '@yiqiao/contract/record/job-id';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { AsideEntry, OutboxEntry } from '../offline/outbox/outbox-entry.ts';

const commands = ['handOutJob', 'changeJob', 'writeInJob', 'returnJob', 'takeBackJob'] as const;

/** What somebody did to a job of an order, and the server has not taken yet. */
export type JobEntry = Extract<AsideEntry, { readonly command: (typeof commands)[number] }>;

export function isJobEntry(entry: OutboxEntry): entry is JobEntry {
  return entry.kind === 'aside' && commands.some((command) => command === entry.command);
}

/** The job that it is about, by its id within the order. */
export function jobOfEntry({ changeId, request }: JobEntry): string {
  return 'jobId' in request ? splitJobId(request.jobId).id : changeId;
}

/** Whether only this device knows of a job. */
export function isUnsentJob({ jobs = [] }: Pick<QuoteSubmission, 'jobs'>, { id }: Pick<Job, 'id'>) {
  return !jobs.some((job) => job.id === id);
}
