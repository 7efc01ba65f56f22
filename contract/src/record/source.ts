import * as z from 'zod/mini';
import { anyMeasurementSchema } from './any-measurement.ts';
import { recordedSenderShape, removedByShape, settledShape } from './sender.ts';
import { maxUploadBytes } from './upload-limits.ts';

const dateTime = z.iso.datetime();

/** Limits on what is added to one order. */
export const sourceLimits = {
  /** Including those that were taken back or deleted: the receipt names every one. */
  files: 40,
  /** Total of the files still kept; a single file has at most `maxUploadBytes`. */
  bytes: 4 * maxUploadBytes,
} as const;

/** `document`: to be translated. `reference`: to be read only; it is not counted and never changes a price. */
export const sourceRoles = ['document', 'reference'] as const;

export type SourceRole = (typeof sourceRoles)[number];

/** What the office says to a document without quoting it: it belongs to what was agreed, or not to this order. */
export const sourceAnswers = ['included', 'left-out'] as const;

export type SourceAnswer = (typeof sourceAnswers)[number];

const sourceShape = {
  /** Opaque; the server keeps the file under the same key. */
  id: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  /** A `SourceRole`. */
  role: z.string(),
  /** `client`, or `office`: for the client. */
  from: z.string(),
  /** When it had arrived completely. */
  at: dateTime,
  /** By the same rules as the submission's; a reference has none. */
  wordCount: z.int(),
  wordCountBasis: z.string(),
  /** Without the list of documents inside. */
  measurement: z.nullable(anyMeasurementSchema),
  /** Taken back: the bytes are being deleted, or were. */
  removedAt: z.optional(dateTime),
  fileDeletedAt: z.optional(dateTime),
};

/** A document or a reference file that was added to an order, as its client sees it. */
export const sourceSchema = z.object({ ...sourceShape, answer: z.optional(z.string()) });

const answerSchema = z.object({
  /** A `SourceAnswer`. */
  what: z.string(),
  at: dateTime,
  ...recordedSenderShape,
});

const staffSourceSchema = z.object({
  ...sourceShape,
  ...removedByShape,
  /** Of its bytes, hexadecimal. */
  fileSha256: z.string(),
  /** Opaque key under which it is kept; absent once it is deleted. */
  filePath: z.optional(z.string()),
  answer: z.optional(answerSchema),
  ...settledShape,
  ...recordedSenderShape,
});

/** A document or a reference file that was added to an order after its request. */
export type Source = z.infer<typeof staffSourceSchema>;

/** What the record says of added files; absent when there are none. */
export const sourceRecordShape = { sources: z.optional(z.array(staffSourceSchema)) };

/** Those whose names belong to `quoteFormat`. */
export const sourceSchemas = [staffSourceSchema, answerSchema];
