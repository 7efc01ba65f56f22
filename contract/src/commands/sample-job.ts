import { keepAll } from '../files/file-deletion.ts';
import type { Decidable } from '../record/decision.ts';
import type { Job, JobFinishedFile } from '../record/job.ts';
import type { Identified, RequestOf } from './command.ts';
import { decideHandOut, type handOutJob } from './jobs/hand-out-job.ts';
import { sampleQuote } from './sample-quote.ts';

export const sampleTranslator = { id: 'gu', name: '顾一鸣' };

/** When it is handed out. */
export const sampleJobAt = Date.parse('2026-11-20T10:00:00.000Z');

/** As calls name the job of `orderWithJob`. */
export const sampleJobId = 'order.job-1';

/** What its translator has uploaded, and not handed in. For tests. */
export const sampleFinished: JobFinishedFile = {
  ...{ id: 'done', fileName: 'EN.docx', fileSize: 40, fileSha256: 'ab'.repeat(32) },
  ...{ filePath: 'done', at: '2026-11-20T11:00:00.000Z', changeId: 'upload-1' },
};

/** The first job of an order that has one. */
export function jobOf({ jobs: [job] = [] }: Decidable): Job {
  if (job === undefined) throw new Error('There is no job.');
  return job;
}

/** What staff send. */
export function sampleTerms(changes: Partial<Identified<RequestOf<typeof handOutJob>>> = {}) {
  return {
    personId: sampleTranslator.id,
    fileIds: ['source'],
    words: 8912,
    dueAt: '2026-11-26T10:00:00.000Z',
    fee: { currency: 'CNY', kind: 'per-word', amount: '0.35' } as const,
    changeId: 'job-1',
    ...changes,
  };
}

/** An order in progress with a job that was offered. For tests. */
export function orderWithJob(changes: Partial<Decidable> = {}): Decidable {
  const order = sampleQuote({ status: 'in-progress', ...changes });
  const context = { at: sampleJobAt, rules: keepAll, translators: [sampleTranslator] };
  return decideHandOut(order, sampleTerms(), context).quote;
}

/** The same with the job's last state, and other fields of it. */
export function orderWithJobIn(state: string, changes: Partial<Job> = {}): Decidable {
  const order = orderWithJob();
  const step = { state, at: '2026-11-20T11:00:00.000Z' };
  const jobs = order.jobs?.map((job) => ({ ...job, steps: [...job.steps, step], ...changes }));
  return { ...order, ...(jobs && { jobs }) };
}
