import * as z from 'zod/mini';
import { problemSchema } from '../problem/problem.ts';
import { asAuthor } from '../record/assignee.ts';
import type { Author } from '../record/author.ts';
import {
  finishedFileSchema,
  isJobOver,
  type Job,
  type JobStep,
  jobFileSchema,
  jobMessageSchema,
  jobSchema,
  jobState,
  jobStepSchema,
  sourceFileId,
} from '../record/job.ts';
import { jobIdOf } from '../record/job-id.ts';
import type { QuoteSubmission } from '../record/quote.ts';

const stepFields = {
  state: true,
  at: true,
  note: true,
  fileIds: true,
  was: true,
  because: true,
  by: true,
  changeId: true,
} as const;
const messageFields = { id: true, from: true, text: true, at: true, by: true } as const;
const fileFields = { id: true, fileName: true, openedAt: true } as const;
const finishedFields = {
  id: true,
  fileName: true,
  fileSize: true,
  at: true,
  handedInAt: true,
  fileDeletedAt: true,
  changeId: true,
} as const;

/**
 * A job as its translator sees it. Every field is named here, so that one which is added to jobs or submissions later
 * does not leave the server by itself.
 */
export const translatorJobSchema = z.object({
  /** As calls name it. */
  id: z.string(),
  /** Of the order. */
  reference: z.string(),
  /** As in `jobStepSchema`; a console older than the server may meet others. */
  state: z.string(),
  ...z.pick(jobSchema, {
    number: true,
    translationDirection: true,
    words: true,
    dueAt: true,
    answerBy: true,
    fee: true,
    note: true,
    version: true,
  }).shape,
  files: z.array(
    z.extend(z.pick(jobFileSchema, fileFields), {
      fileSize: z.int(),
      /** To be read only, not to be translated. */
      isReference: z.boolean(),
      /** Whether it can be downloaded now; a copy on a device must go with it. */
      isThere: z.boolean(),
    }),
  ),
  /** When all files will be deleted, on every device too; present while that is planned. */
  fileDeletionDueAt: z.optional(z.iso.datetime()),
  steps: z.array(z.pick(jobStepSchema, stepFields)),
  messages: z.array(z.pick(jobMessageSchema, messageFields)),
  /** Uploaded by the translator, handed in or not. Those that they have removed are left out. */
  finished: z.array(z.pick(finishedFileSchema, finishedFields)),
});

export type TranslatorJob = z.infer<typeof translatorJobSchema>;

/** Body of a 409 for a translator: the reason, and the job as it is now. */
export const jobRefusalSchema = z.extend(problemSchema, { job: translatorJobSchema });

type Order = Pick<
  QuoteSubmission,
  'id' | 'reference' | 'status' | 'filePath' | 'fileSize' | 'fileDeletionDueAt' | 'sources'
>;

/** What the translator of a job may know of it and of its order. */
export function asTranslatorSees(order: Order, job: Job): TranslatorJob {
  const state = jobState(job, order.status);
  const { fileDeletionDueAt } = order;
  const view = {
    id: jobIdOf(order.id, job.id),
    reference: order.reference,
    number: job.number,
    state,
    translationDirection: job.translationDirection,
    words: job.words,
    dueAt: job.dueAt,
    answerBy: job.answerBy,
    fee: job.fee,
    note: job.note,
    version: job.version,
    files: job.files.map(({ id, fileName, openedAt }) => {
      const file = findJobFile(order, id);
      return {
        id,
        fileName,
        openedAt,
        fileSize: file?.fileSize ?? 0,
        isReference: file?.role === 'reference',
        isThere: file?.filePath !== undefined && !isJobOver(state),
      };
    }),
    fileDeletionDueAt,
    steps: job.steps.map(toOwnStep),
    messages: job.messages.map(({ id, from, text, at, by }) => ({
      id,
      from,
      text,
      at,
      ...name(by),
    })),
    finished: job.finished.filter(({ removedAt }) => removedAt === undefined),
  };
  return z.parse(translatorJobSchema, view);
}

function toOwnStep({ state, at, note, fileIds, was, because, by, changeId }: JobStep): JobStep {
  return { state, at, note, fileIds, was, because, changeId, ...name(by) };
}

function name(by: Author | undefined) {
  return by === undefined ? {} : { by: asAuthor(by) };
}

/** A source file of a job as the order has it; without `filePath` once it is deleted or was taken back. */
export function findJobFile(
  order: Pick<QuoteSubmission, 'filePath' | 'fileSize' | 'sources'>,
  id: string,
) {
  if (id === sourceFileId) {
    return { filePath: order.filePath, fileSize: order.fileSize, role: 'document' };
  }
  const source = order.sources?.find((one) => one.id === id);
  if (source === undefined) return undefined;
  const { filePath, fileSize, role, removedAt } = source;
  return { filePath: removedAt === undefined ? filePath : undefined, fileSize, role };
}
