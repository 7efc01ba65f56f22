import * as z from 'zod/mini';
import { authorSchema } from './author.ts';

/** In a request: the sender's device and their id of the change, which makes a retry harmless. */
export const senderShape = {
  device: z.optional(z.string().check(z.maxLength(80))),
  changeId: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
};

/**
 * On record: who made a change, as the server knew from the session, and on which device. Changes from before an
 * office had people have the device alone. For staff only.
 */
export const recordedByShape = {
  device: z.optional(z.string()),
  by: z.optional(authorSchema),
};

/** On record: who took something back. For staff only. */
export const removedByShape = { removedBy: z.optional(authorSchema) };

/** On record: what needs no answer or repair any more. For staff only. */
export const settledShape = {
  /** When the office settled it. */
  settled: z.optional(z.object({ at: z.iso.datetime(), ...recordedByShape })),
};

/** The same with the sender's id of the change. */
export const recordedSenderShape = {
  ...recordedByShape,
  changeId: z.optional(z.string()),
};
