import * as z from 'zod/mini';

/**
 * What somebody did to a submission, or to a job, and the server has not yet answered. Invariants:
 * - It leaves the outbox when the server has answered it or the person has taken it back, never else.
 * - Once handed to the network (`isAttempted`) it is not altered any more: the server may have it.
 * - Entries of one submission or job are sent in the order of `seq`.
 */
export const entryShape = {
  seq: z.int(),
  /** The server applies a change id once, however often it arrives. */
  changeId: z.string(),
  quoteId: z.string(),
  reference: z.string(),
  customerName: z.string(),
  /** The revision the person saw; if the server has another one, there may be a conflict. */
  baseRevision: z.int(),
  /** When the person decided, in ms of server time. */
  queuedAt: z.number(),
  /** Who made it; it is never sent under another name. */
  username: z.string(),
  isAttempted: z.boolean(),
  /** Failed attempts so far. */
  tries: z.int(),
  /** Not to be sent again before this moment of the device's clock, in ms. */
  nextTryAt: z.number(),
  /** The server has failed: sent again when the person asks for it, or when the connection returns. */
  isHeld: z._default(z.boolean(), false),
  state: z.enum(['waiting', 'conflict', 'refused']),
  /** The server's message, if it was refused or an attempt failed; empty where the code says all. */
  reason: z.optional(z.string()),
  /** The code of that message, for saying it in another language. */
  reasonCode: z.optional(z.string()),
};

export const entrySchema = z.object(entryShape);
