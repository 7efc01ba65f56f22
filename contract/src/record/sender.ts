import * as z from 'zod/mini';

/** In a request: the sender's device and their id of the change, which makes a retry harmless. */
export const senderShape = {
  device: z.optional(z.string().check(z.maxLength(80))),
  changeId: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
};

/** On record: what needs no answer or repair any more. For staff only. */
export const settledShape = {
  /** When the office settled it, and on which device. */
  settled: z.optional(z.object({ at: z.iso.datetime(), device: z.optional(z.string()) })),
};

/** On record: the device that made a change, and its id of the change. For staff only. */
export const recordedSenderShape = {
  device: z.optional(z.string()),
  changeId: z.optional(z.string()),
};
