import * as z from 'zod/mini';
import { authorSchema } from './author.ts';
import { recordedByShape, recordedSenderShape } from './sender.ts';
import { isOverStatus } from './status.ts';
import { maxUploadBytes } from './upload-limits.ts';

const dateTime = z.iso.datetime();

/** A record is written whole at each change, so what can be added is limited. */
export const jobLimits = {
  /** Of an order. */
  jobs: 20,
  /** Source files of a job, and finished files in a hand-in. */
  files: 20,
  /** Finished files that were ever uploaded for a job, and their bytes that are still kept. */
  finished: 40,
  finishedBytes: 4 * maxUploadBytes,
  steps: 60,
  /** For each side. */
  messages: 30,
  /** Of a file's name, in UTF-16 code units: as long as the name of a document can be. */
  fileName: 255,
} as const;

/** The document of the request among the files of a job; added files have the ids of their own. */
export const sourceFileId = 'source';

/** What the translator gets. */
export const feeSchema = z.object({
  /** ISO 4217: one of `feeCurrencies`. */
  currency: z.string(),
  /** One of `feeKinds`. */
  kind: z.string(),
  /** Of a word, with up to three decimals, or of the job. */
  amount: z.string(),
  /** Of the job, two decimals. */
  total: z.string(),
});

export type Fee = z.infer<typeof feeSchema>;

export const feeKinds = ['per-word', 'fixed'] as const;

const termsShape = {
  words: z.int(),
  dueAt: dateTime,
  /** Until when the office would like an answer. */
  answerBy: z.optional(dateTime),
  fee: z.optional(feeSchema),
  note: z.optional(z.string()),
};

const formerTermsSchema = z.object({
  ...termsShape,
  words: z.optional(termsShape.words),
  dueAt: z.optional(termsShape.dueAt),
});

/** What a translator agrees to by accepting. */
export type Terms = Pick<Job, keyof typeof termsShape>;

/** One line of a job's history. */
export const jobStepSchema = z.object({
  /**
   * Since then; unchanged where the terms were changed.
   * - `offered`: the translator has not answered. `accepted`, `returned`: they are at work.
   * - `handed-in`: the office has to look at it. `done`: it has taken the files over.
   * - `declined` by the translator, `taken-back` by the office.
   */
  state: z.string(),
  at: dateTime,
  note: z.optional(z.string()),
  /** Of a hand-in. */
  fileIds: z.optional(z.array(z.string())),
  /** Those of the terms that have changed, as they were. */
  was: z.optional(formerTermsSchema),
  /** By itself, since the translator was `removed`, or does not have jobs in another `role`. */
  because: z.optional(z.string()),
  ...recordedSenderShape,
});

export const jobMessageSchema = z.object({
  /** The sender's id of it, so that a retry adds nothing. */
  id: z.string(),
  /** `office` or `translator`. */
  from: z.string(),
  text: z.string(),
  at: dateTime,
  ...recordedByShape,
});

export const jobFileSchema = z.object({
  /** `sourceFileId`, or that of an added file. */
  id: z.string(),
  /** As the translator sees it. */
  fileName: z.string(),
  /** When the translator first downloaded all of it. */
  openedAt: z.optional(dateTime),
});

const lookSchema = z.object({ at: dateTime, by: authorSchema });

export const finishedFileSchema = z.object({
  /** Opaque; the server keeps the file under the same key. */
  id: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  /** Of its bytes, hexadecimal. */
  fileSha256: z.string(),
  /** Absent once it is deleted, or the order's. */
  filePath: z.optional(z.string()),
  /** When it had arrived completely. */
  at: dateTime,
  /** When the translator first handed it in: the office sees it from then on. */
  handedInAt: z.optional(dateTime),
  /** Who of the office has downloaded all of it, and when first. */
  opened: z.optional(z.array(lookSchema)),
  /** Since when it is one of the order's finished files, under the same id. */
  takenOver: z.optional(z.object({ at: dateTime, ...recordedByShape })),
  /** Withdrawn by the translator: its bytes are being deleted, or were. */
  removedAt: z.optional(dateTime),
  fileDeletedAt: z.optional(dateTime),
  ...recordedSenderShape,
});

export type JobFinishedFile = z.infer<typeof finishedFileSchema>;

export const jobSchema = z.object({
  /** Within its order: the sender's id of the change that handed it out. See `jobIdOf`. */
  id: z.string(),
  /** 1, 2, … of its order. */
  number: z.int(),
  translator: authorSchema,
  translationDirection: z.string(),
  ...termsShape,
  /** 1, 2, …: grows when the terms change. */
  version: z.int(),
  files: z.array(jobFileSchema),
  /** Oldest first, as all lists here; the first is the offer. */
  steps: z.array(jobStepSchema),
  messages: z.array(jobMessageSchema),
  finished: z.array(finishedFileSchema),
});

/** Work on an order that was handed to a translator; for staff. */
export type Job = z.infer<typeof jobSchema>;

export type JobStep = z.infer<typeof jobStepSchema>;

/** What the record says of jobs; absent when there are none. */
export const jobRecordShape = { jobs: z.optional(z.array(jobSchema)) };

/** Those whose names belong to `quoteFormat`. */
export const jobSchemas = [
  jobSchema,
  feeSchema,
  jobStepSchema,
  jobMessageSchema,
  jobFileSchema,
  lookSchema,
  finishedFileSchema,
];

/** Whether a translator has not answered yet, or is at work. */
export function isWithTranslator(state: string): boolean {
  return state === 'offered' || state === 'accepted' || state === 'returned';
}

/** Whether nothing more is expected of the translator, unless the office returns the job. */
export function isJobOver(state: string): boolean {
  return state === 'declined' || state === 'taken-back' || state === 'done';
}

/**
 * The state of a job. An order that is over ends its jobs as well, as long as it is: what was handed in counts as
 * done, anything else as taken back.
 */
export function jobState(job: Pick<Job, 'steps'>, orderStatus: string): string {
  const state = job.steps.at(-1)?.state ?? 'offered';
  if (!isOverStatus(orderStatus) || isJobOver(state)) return state;
  return state === 'handed-in' ? 'done' : 'taken-back';
}
