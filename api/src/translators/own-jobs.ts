import { createHash } from 'node:crypto';
import { findJob } from '@yiqiao/contract/commands/jobs/job-decision';
import type { Job } from '@yiqiao/contract/record/job';
import { splitJobId } from '@yiqiao/contract/record/job-id';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { asTranslatorSees, type TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { RecordStore } from '@yiqiao/ports/record-store';

type Records = Pick<RecordStore, 'get' | 'withJobsOf'>;

/** All jobs of a translator, and what names this state of them. */
export interface OwnJobs {
  /** In the order in which they were handed out. */
  readonly jobs: readonly TranslatorJob[];
  /** Another one as soon as anything that the translator sees has changed. */
  readonly cursor: string;
}

export async function listOwnJobs(records: Records, personId: string): Promise<OwnJobs> {
  const orders = await records.withJobsOf(personId);
  const jobs = orders
    .flatMap((order) => (order.jobs ?? []).map((job) => ({ order, job })))
    .filter(({ job }) => job.translator.id === personId)
    .sort((one, other) => handedOutAt(one.job).localeCompare(handedOutAt(other.job)))
    .map(({ order, job }) => asTranslatorSees(order, job));
  const cursor = createHash('sha256').update(JSON.stringify(jobs)).digest('base64url').slice(0, 22);
  return { jobs, cursor };
}

function handedOutAt({ steps }: Job): string {
  return steps[0]?.at ?? '';
}

/** A job with its order. */
export interface JobOfOrder {
  readonly order: StoredQuote;
  readonly job: Job;
}

/** @param jobId as calls name it. */
export async function findJobOfOrder(
  records: Pick<Records, 'get'>,
  jobId: string,
): Promise<JobOfOrder | null> {
  const order = await records.get(splitJobId(jobId).orderId);
  const job = findJob(order?.jobs, jobId);
  return order === undefined || job === undefined ? null : { order, job };
}
