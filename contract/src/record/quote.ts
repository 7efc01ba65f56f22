import * as z from 'zod/mini';
import { countsSchema, innerDocumentSchema, measurementSchema } from '../counting/measurement.ts';
import { problemSchema } from '../problem/problem.ts';
import { mailSchema } from './mail.ts';
import { orderSchemas, orderShape } from './order.ts';
import { recordShape } from './request-record.ts';
import { recognizedCountSchema, scanReadingSchema } from './scan-reading.ts';

const dateTime = z.iso.datetime();

/** A console older than the server may meet limits and parts that it has no words for. */
const anyMeasurementSchema = z.extend(measurementSchema, {
  limit: z.optional(z.string()),
  outside: z.record(z.string(), countsSchema),
  documents: z.optional(
    z.array(
      z.extend(innerDocumentSchema, {
        limit: z.optional(z.string()),
        outside: z.optional(z.record(z.string(), z.int())),
      }),
    ),
  ),
});

/** What the server counted in a document after it had stored the submission. */
const historyCountSchema = z.object({
  wordCount: z.int(),
  /** A `WordCountBasis`. */
  wordCountBasis: z.string(),
  /** US dollars, two decimals. */
  estimatedCost: z.string(),
  /** Between how many words it lies; of a count that was taken over from recognition. */
  range: z.optional(z.object({ low: z.int(), high: z.int() })),
});

/** One change of status, or a count that was finished, as the server recorded it. */
export const statusChangeSchema = z.object({
  /** From then on; with a `count` the status that it had and kept. */
  status: z.string(),
  at: dateTime,
  /** What the person called the device, or what its browser says of itself. */
  device: z.optional(z.string()),
  /** The sender's own id of the change: a repeat of it is answered, not applied again. */
  changeId: z.optional(z.string()),
  count: z.optional(historyCountSchema),
});

export type StatusChange = z.infer<typeof statusChangeSchema>;

/** A quote submission as staff read it. */
export const quoteSubmissionSchema = z.object({
  id: z.string(),
  /** Short name for mail and telephone, "YQ-7F3K-Q2ZD". */
  reference: z.string(),
  /** Grows by one with every change; the strong ETag for `If-Match`. */
  revision: z.int(),
  /** Revisions that differ in nothing but their count, messages, notes and plan of deletion, see `isAtRevision`. */
  countRevisions: z.optional(z.object({ from: z.int(), to: z.int() })),
  /** One of the four statuses; a console older than the server may meet others. */
  status: z.string(),
  ...recordShape,
  fileName: z.string(),
  fileSize: z.int(),
  /** Media type the visitor's browser gave; never acted upon. */
  fileType: z.string(),
  /** Opaque key of the download; absent once the file is deleted. */
  filePath: z.optional(z.string()),
  /** When all files will be deleted, finished ones too; present while a clock runs for them. */
  fileDeletionDueAt: z.optional(dateTime),
  /** Of the source document, like the cause: finished files say for themselves. */
  fileDeletedAt: z.optional(dateTime),
  /** A `FileDeletionCause`: of a deletion that is done, or that a person has asked for. */
  fileDeletionCause: z.optional(z.string()),
  /** When a person asked for the deletion of what is still there. */
  fileDeletionRequestedAt: z.optional(dateTime),
  wordCount: z.int(),
  estimatedWordCount: z.int(),
  /** A `WordCountBasis`; `basisOf` reads those of other versions. */
  wordCountBasis: z.string(),
  measurement: z.nullable(anyMeasurementSchema),
  /** What recognition has read of a scan, for staff; changes neither words nor cost. */
  reading: z.optional(scanReadingSchema),
  /** What staff took over of it as the count, which stays where another count finds less. */
  recognized: z.optional(recognizedCountSchema),
  /** US dollars, two decimals. */
  estimatedCost: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When somebody of the office first opened it; absent until then. */
  openedAt: z.optional(dateTime),
  /** The first status and the latest changes, oldest first. */
  history: z.array(statusChangeSchema),
  /** Changes between the first and the second entry of `history` that are kept no more. */
  historyOmitted: z.optional(z.int()),
  ...orderShape,
  /** The newest mails about it, oldest first; none where the office sends no mail. For staff only. */
  mails: z.optional(z.array(mailSchema)),
});

export type QuoteSubmission = z.infer<typeof quoteSubmissionSchema>;

/** Every submission, newest first. */
export const quoteListSchema = z.array(quoteSubmissionSchema);

/**
 * The names of everything that a submission may say: what was kept by a release with other names must not
 * be gone on from, but read whole again.
 */
export const quoteFormat = [
  quoteSubmissionSchema,
  statusChangeSchema,
  anyMeasurementSchema,
  scanReadingSchema,
  ...orderSchemas,
  mailSchema,
]
  .flatMap(({ shape }) => Object.keys(shape))
  .join(' ');

/** On the whole list: the cursor to ask for what has changed since. */
export const cursorHeader = 'List-Cursor';

/** What has changed since a cursor. */
export const quoteChangesSchema = z.object({
  /** Added and changed submissions as they are now, those added in the order they came. */
  changed: z.array(quoteSubmissionSchema),
  /** Ids of those that were erased: whoever keeps a copy of one forgets it. Earlier releases tell of none. */
  removed: z._default(z.array(z.string()), []),
  cursor: z.string(),
});

export type QuoteChanges = z.infer<typeof quoteChangesSchema>;

/** What the visitor gets back for an upload: nothing of it is private to the office. */
export const quoteReceiptSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  /** As the visitor's browser named it. */
  fileType: z.optional(z.string()),
  wordCount: z.int(),
  estimatedWordCount: z.int(),
  /** What is counted in beside the main text. */
  include: recordShape.include,
  /** A `WordCountBasis`. */
  wordCountBasis: z.string(),
  /** What reading the document found: the visitor's own page shows the same. */
  measurement: z.optional(z.nullable(anyMeasurementSchema)),
  estimatedCost: z.string(),
  createdAt: dateTime,
  /** The client's page, in the language of the request. */
  requestPath: z.optional(z.string()),
  /** Its address is on its way to the client by mail as well. */
  isMailed: z.optional(z.boolean()),
});

export type QuoteReceipt = z.infer<typeof quoteReceiptSchema>;

/** Body of a 412: a problem that also carries the submission as it is now. */
export const revisionConflictSchema = z.object({
  message: z.string(),
  code: z.literal('revision-mismatch'),
  quote: quoteSubmissionSchema,
});

/** Body of a 409: why not, and the submission as it is now. */
export const quoteRefusalSchema = z.extend(problemSchema, { quote: quoteSubmissionSchema });
