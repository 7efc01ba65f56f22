import * as z from 'zod/mini';
import { keptPricesSchema } from '../money/prices-schema.ts';
import { problemSchema } from '../problem/problem.ts';
import { anyMeasurementSchema } from './any-measurement.ts';
import { assigneeSchema, assignmentSchema } from './assignee.ts';
import { authorSchema } from './author.ts';
import { mailSchema } from './mail.ts';
import { orderSchemas, orderShape } from './order.ts';
import { moneySchema } from './payment.ts';
import { recordShape } from './request-record.ts';
import { recognizedCountSchema, scanReadingSchema } from './scan-reading.ts';
import { recordedByShape } from './sender.ts';

const dateTime = z.iso.datetime();

/** What the server counted in a document after it had stored the submission. */
const historyCountSchema = z.object({
  wordCount: z.int(),
  /** A `WordCountBasis`. */
  wordCountBasis: z.string(),
  /** US dollars, two decimals. */
  estimatedCost: z.string(),
  /** Range of the word count, where it was adopted from recognition. */
  range: z.optional(z.object({ low: z.int(), high: z.int() })),
});

/** A change of status or assignee, a finished count, or a corrected name or address, as recorded by the server. */
export const statusChangeSchema = z.object({
  /** The new status; with a `count`, `contact` or `assignment`, the unchanged one. */
  status: z.string(),
  at: dateTime,
  ...recordedByShape,
  /** The sender's id of the change: a retry is answered, not applied again. */
  changeId: z.optional(z.string()),
  count: z.optional(historyCountSchema),
  /** Name and address as they were before a correction; the status did not change. */
  contact: z.optional(
    z.object({ customerName: z.optional(z.string()), customerEmail: z.optional(z.string()) }),
  ),
  /** Whose it was and whose it is since; the status did not change. */
  assignment: z.optional(assignmentSchema),
});

export type StatusChange = z.infer<typeof statusChangeSchema>;

/** By which prices it is estimated, whatever the office's are since. */
const ratesShape = {
  /** Absent: the specification's. */
  rates: z.optional(keptPricesSchema),
  /** When these were replaced: before it was asked, where it would cost something else since. */
  ratesReplacedAt: z.optional(dateTime),
};

const submissionSchema = z.object({
  id: z.string(),
  /** Short name for mail and telephone, "YQ-7F3K-Q2ZD". */
  reference: z.string(),
  /** Grows by one with every change; the strong ETag for `If-Match`. */
  revision: z.int(),
  /**
   * The latest range of revisions that differ only in count, messages, notes and planned deletion, see
   * `isAtRevision`.
   */
  countRevisions: z.optional(z.object({ from: z.int(), to: z.int() })),
  /** One of the four statuses; a console older than the server may meet others. */
  status: z.string(),
  ...recordShape,
  fileName: z.string(),
  fileSize: z.int(),
  /** Media type reported by the visitor's browser; never relied on. */
  fileType: z.string(),
  /** Opaque key of the download; absent once the file is deleted. */
  filePath: z.optional(z.string()),
  /** When all files will be deleted, finished ones too; present while a deletion is planned. */
  fileDeletionDueAt: z.optional(dateTime),
  /** For the source document, like the cause; finished files have their own. */
  fileDeletedAt: z.optional(dateTime),
  /** A `FileDeletionCause`, of a deletion that was done or that a person asked for. */
  fileDeletionCause: z.optional(z.string()),
  /** When a person asked for a deletion that is not done yet. */
  fileDeletionRequestedAt: z.optional(dateTime),
  /** Who asked for it; stays when it is done. */
  fileDeletionRequestedBy: z.optional(authorSchema),
  wordCount: z.int(),
  estimatedWordCount: z.int(),
  /** A `WordCountBasis`; `basisOf` reads those of other versions. */
  wordCountBasis: z.string(),
  measurement: z.nullable(anyMeasurementSchema),
  /** Progress and result of recognition, for staff; changes neither words nor cost. */
  reading: z.optional(scanReadingSchema),
  /** The count that staff adopted from recognition; kept where another count finds less. */
  recognized: z.optional(recognizedCountSchema),
  /** US dollars, two decimals. */
  estimatedCost: z.string(),
  ...ratesShape,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When somebody of the office first opened it; absent until then. */
  openedAt: z.optional(dateTime),
  /** The first status and the latest changes, oldest first. */
  history: z.array(statusChangeSchema),
  /** Number of changes dropped between the first and second entries of `history`. */
  historyOmitted: z.optional(z.int()),
  /** The person whose order it is; absent while it is nobody's. */
  assignee: z.optional(assigneeSchema),
  ...orderShape,
  /** Added to responses, never stored: our own programs compute it, see `orderMoney`. */
  money: z.optional(moneySchema),
  /** The newest mails about it, oldest first; none where the office sends no mail. For staff only. */
  mails: z.optional(z.array(mailSchema)),
});

/** Named, so that the types of the calls that answer with one stay short. */
export interface QuoteSubmissionSchema extends Submission {}
type Submission = typeof submissionSchema;

/** A quote submission as staff read it. */
export const quoteSubmissionSchema: QuoteSubmissionSchema = submissionSchema;

export type QuoteSubmission = z.infer<typeof quoteSubmissionSchema>;

/** Every submission, newest first. */
export const quoteListSchema = z.array(quoteSubmissionSchema);

/**
 * Identifies the fields of a submission: a copy that was kept under other fields must be replaced by the whole
 * list, not updated.
 */
export const quoteFormat = [
  quoteSubmissionSchema,
  statusChangeSchema,
  assigneeSchema,
  assignmentSchema,
  anyMeasurementSchema,
  scanReadingSchema,
  ...orderSchemas,
  mailSchema,
  keptPricesSchema,
]
  .flatMap(({ shape }) => Object.keys(shape))
  .join(' ');

/** Sent with the whole list: the cursor for asking what has changed since. */
export const cursorHeader = 'List-Cursor';

/** What has changed since a cursor. */
export const quoteChangesSchema = z.object({
  /** Added and changed submissions as they are now, those added in the order they came. */
  changed: z.array(quoteSubmissionSchema),
  /** Ids of erased submissions, whose copies must be deleted. Earlier releases do not send it. */
  removed: z._default(z.array(z.string()), []),
  cursor: z.string(),
});

export type QuoteChanges = z.infer<typeof quoteChangesSchema>;

/** The response to an upload: nothing in it is private to the office. */
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
  /** The result of reading the document: the visitor's own page shows the same. */
  measurement: z.optional(z.nullable(anyMeasurementSchema)),
  estimatedCost: z.string(),
  ratesReplacedAt: ratesShape.ratesReplacedAt,
  createdAt: dateTime,
  /** The version that can be paid at once, where that was asked for and the sums agree. */
  payVersion: z.optional(z.int()),
  /** The client's page, in the language of the request. */
  requestPath: z.optional(z.string()),
  /** Whether its address is also being mailed to the client. */
  isMailed: z.optional(z.boolean()),
});

export type QuoteReceipt = z.infer<typeof quoteReceiptSchema>;

/** Body of a 412: a problem that also carries the submission as it is now. */
export const revisionConflictSchema = z.object({
  message: z.string(),
  code: z.literal('revision-mismatch'),
  quote: quoteSubmissionSchema,
});

/** Body of a 409: the reason, and the submission as it is now. */
export const quoteRefusalSchema = z.extend(problemSchema, { quote: quoteSubmissionSchema });
