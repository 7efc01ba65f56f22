import * as z from 'zod/mini';

/** In a request: who asks, and the sender's own id of the change, which makes a repeat harmless. */
export const senderShape = {
  device: z.optional(z.string().check(z.maxLength(80))),
  changeId: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
};

/** On record: what nobody has to answer or to mend any more. For staff only. */
export const settledShape = {
  /** When the office has marked it as in need of nothing more, and on which device. */
  settled: z.optional(z.object({ at: z.iso.datetime(), device: z.optional(z.string()) })),
};

/** On record: who made a change, and as which. For staff only. */
export const recordedSenderShape = {
  device: z.optional(z.string()),
  changeId: z.optional(z.string()),
};
