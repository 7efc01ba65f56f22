import * as z from 'zod/mini';
import { recordedSenderShape, removedByShape } from './sender.ts';
import { maxUploadBytes } from './upload-limits.ts';

const dateTime = z.iso.datetime();

/** Limits on the finished files of one order. */
export const deliveryLimits = {
  deliveries: 20,
  filesOfDelivery: 20,
  /** Delivered or not, including those whose bytes are deleted: the receipt names every one. */
  filesOfOrder: 60,
  /** Total of the files still kept; a single file has at most `maxUploadBytes`. */
  bytesOfOrder: 4 * maxUploadBytes,
} as const;

/** What remains of a finished file after its deletion. */
const fileShape = {
  /** Opaque; the server keeps the file under the same key. */
  id: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  /** Of its bytes, hexadecimal. */
  fileSha256: z.string(),
};

/** A finished file as the client sees it. */
const deliveredFileSchema = z.object({ ...fileShape, fileDeletedAt: z.optional(dateTime) });

/** The client asks for another delivery in place of this one. */
const revisionRequestSchema = z.object({
  text: z.string(),
  at: dateTime,
  /** The sender's own id of it; the message in the thread has the same. */
  id: z.optional(z.string()),
});

const deliveryShape = {
  /** 1, 2, … */
  number: z.int(),
  at: dateTime,
  /** Of the office to the client, plain text in lines. */
  note: z.optional(z.string()),
  /** Ids of earlier files that this delivery replaces, besides those of the same name: see `findReplaced`. */
  replaces: z.optional(z.array(z.string())),
  revision: z.optional(revisionRequestSchema),
  confirmedAt: z.optional(dateTime),
};

/** Finished files that were handed over together, as the client sees them. */
export const deliverySchema = z.object({ ...deliveryShape, files: z.array(deliveredFileSchema) });

export type Delivery = z.infer<typeof deliverySchema>;

const staffFileSchema = z.extend(deliveredFileSchema, {
  /** Opaque key under which it is kept; absent once it is deleted. */
  filePath: z.optional(z.string()),
  /** When the client first downloaded all of it; earlier releases did not record it. */
  downloadedAt: z.optional(dateTime),
  /** Of its arrival. */
  ...recordedSenderShape,
});

const staffDeliverySchema = z.object({
  ...deliveryShape,
  ...recordedSenderShape,
  files: z.array(staffFileSchema),
});

export type StaffDelivery = z.infer<typeof staffDeliverySchema>;

/** A finished file that has arrived and was not handed over: for staff only. */
const deliverableSchema = z.object({
  ...fileShape,
  filePath: z.string(),
  /** When it had arrived completely. */
  at: dateTime,
  /** Withdrawn by staff: its bytes are being deleted, then it is removed from the list. */
  removedAt: z.optional(dateTime),
  ...removedByShape,
  ...recordedSenderShape,
});

export type Deliverable = z.infer<typeof deliverableSchema>;

/** A deleted file that never reached the client: backups have to forget it, too. */
const withdrawnFileSchema = z.object({ id: z.string(), at: dateTime });

/** The newest; older ones are no longer in any backup. */
export const maxWithdrawnFiles = 60;

/** What the record says of finished files. */
export const deliveryRecordShape = {
  /** Those that the client does not see yet; absent when there are none. */
  deliverables: z.optional(z.array(deliverableSchema)),
  deliveries: z.optional(z.array(staffDeliverySchema)),
  withdrawnFiles: z.optional(z.array(withdrawnFileSchema)),
};

/** Those whose names belong to `quoteFormat`. */
export const deliverySchemas = [
  staffDeliverySchema,
  staffFileSchema,
  deliverableSchema,
  withdrawnFileSchema,
];
