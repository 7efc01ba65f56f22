import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { translatorsFiles } from '../../files/order-files.ts';
import type { JobNow } from '../../life/translators-work.ts';
import { asAuthor } from '../../record/assignee.ts';
import type { Author } from '../../record/author.ts';
import { type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { type Job, jobLimits } from '../../record/job.ts';
import { isAtWork } from './hand-in-job.ts';
import { decideOnJob, findJob, type JobRefusal, withJob } from './job-decision.ts';

/** A finished file of a translator that was received completely and stored. */
export interface JobFileCommand {
  /** As calls name the job. */
  readonly jobId: string;
  /** The key under which it is kept. */
  readonly id: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly fileSha256: string;
  readonly device?: string | undefined;
  /** The sender's id of the upload: a retry adds nothing. */
  readonly changeId?: string | undefined;
}

interface FileContext {
  /** In ms since the epoch. */
  readonly at: number;
  readonly rules: FileDeletionRules;
}

export type JobFileRefusal = JobRefusal | 'too-many-files' | 'file-empty';

/** Keeps a finished file until its translator hands it in; nobody else sees it before. */
export function decideJobFile<Quote extends Decidable>(
  quote: Quote,
  { jobId, device, changeId, ...file }: JobFileCommand,
  context: FileContext,
): Decision<Quote, JobFileRefusal> {
  return decideOnJob<Quote, JobFileRefusal>(quote, jobId, context, (job) => {
    const isRepeat = job.finished.some((it) => changeId !== undefined && it.changeId === changeId);
    if (isRepeat) return { kind: 'unchanged', job };
    const reason = findJobFileObstacle(quote, job, file.fileSize);
    if (reason !== null) return { kind: 'refused', reason, job };
    const arrived = {
      ...file,
      filePath: file.id,
      at: toDateTime(context.at),
      ...(device !== undefined && { device }),
      ...(changeId !== undefined && { changeId }),
    };
    return { kind: 'changed', job: { ...job, finished: [...job.finished, arrived] } };
  });
}

/** Why a file of this size cannot be added. Also called before the first byte is read. */
export function findJobFileObstacle(
  order: Decidable,
  job: JobNow,
  fileSize: number,
): Exclude<JobFileRefusal, 'job-missing' | 'job-full'> | null {
  if (!isAtWork(job)) return 'job-moved-on';
  if (fileSize === 0) return 'file-empty';
  const kept = translatorsFiles(order).filter(({ filePath }) => filePath !== undefined);
  const bytes = kept.reduce((sum, file) => sum + file.fileSize, fileSize);
  const { finished, finishedBytes } = jobLimits;
  return job.finished.length >= finished || bytes > finishedBytes ? 'too-many-files' : null;
}

interface NamedFile {
  readonly jobId: string;
  readonly fileId: string;
}

/** The translator withdraws a file that they have not handed in; its bytes are deleted next. A missing one is so. */
export function decideJobFileRemoval<Quote extends Decidable>(
  quote: Quote,
  { jobId, fileId }: NamedFile,
  context: FileContext,
): Decision<Quote, JobRefusal> {
  return decideOnJob<Quote, JobRefusal>(quote, jobId, context, (job) => {
    const file = job.finished.find(({ id }) => id === fileId);
    if (file === undefined || file.removedAt !== undefined) return { kind: 'unchanged', job };
    if (file.handedInAt !== undefined) return { kind: 'refused', reason: 'job-moved-on', job };
    const removed = { ...file, removedAt: toDateTime(context.at) };
    const finished = job.finished.map((one) => (one === file ? removed : one));
    return { kind: 'changed', job: { ...job, finished } };
  });
}

/**
 * Records that a file was downloaded completely: a source file by the translator, one that was handed in by somebody
 * of the office. Only the first time of each person counts.
 */
export function decideJobFileOpened<Quote extends Decidable>(
  quote: Quote,
  { jobId, fileId, by }: NamedFile & { readonly by: Author },
  { at }: Pick<FileContext, 'at'>,
): Decision<Quote> {
  const job = findJob(quote.jobs, jobId);
  const moment = toDateTime(at);
  const next =
    job &&
    (by.id === job.translator.id ? openSource : openFinished)(job, fileId, { at: moment, by });
  return next === undefined ? { kind: 'unchanged', quote } : withJob(quote, next);
}

interface Look {
  readonly at: string;
  readonly by: Author;
}

function openSource(job: Job, fileId: string, { at }: Look): Job | undefined {
  const file = job.files.find(({ id }) => id === fileId);
  if (file === undefined || file.openedAt !== undefined) return undefined;
  return {
    ...job,
    files: job.files.map((one) => (one === file ? { ...file, openedAt: at } : one)),
  };
}

function openFinished(job: Job, fileId: string, { at, by }: Look): Job | undefined {
  const file = job.finished.find(({ id }) => id === fileId);
  const { opened = [] } = file ?? {};
  if (file === undefined || opened.some((look) => look.by.id === by.id)) return undefined;
  const looked = { ...file, opened: [...opened, { at, by: asAuthor(by) }] };
  return { ...job, finished: job.finished.map((one) => (one === file ? looked : one)) };
}
