import { quoteStatusSchema } from '@yiqiao/contract/quote/status';
import * as z from 'zod/mini';

/**
 * A change of status that the server has not yet answered. Invariants:
 * - It leaves the outbox when the server has answered it or the person has taken it back, never else.
 * - Once handed to the network (`isAttempted`) it is not altered any more: the server may have it.
 * - Changes of one submission are sent in the order of `seq`.
 */
export const outboxEntrySchema = z.object({
  seq: z.int(),
  /** The server applies a change id once, however often it arrives. */
  changeId: z.string(),
  quoteId: z.string(),
  reference: z.string(),
  customerName: z.string(),
  from: z.string(),
  to: quoteStatusSchema,
  /** Revision the person saw; another one on the server is a conflict. */
  baseRevision: z.int(),
  /** When the person decided, in ms of server time. */
  queuedAt: z.number(),
  /** Whose change it is; it is never sent under another name. */
  username: z.string(),
  isAttempted: z.boolean(),
  /** Failed attempts so far. */
  tries: z.int(),
  /** Not to be sent again before this moment of the device's clock, in ms. */
  nextTryAt: z.number(),
  /** The server has failed: sent again when the person says so, or when the connection has been away. */
  isHeld: z._default(z.boolean(), false),
  state: z.enum(['waiting', 'conflict', 'refused']),
  /** Only in conflict: what the server has now. */
  server: z.optional(
    z.object({ status: z.string(), revision: z.int(), at: z.string(), device: z.string() }),
  ),
  /** Only when refused, or after a failed attempt: what the server said. */
  reason: z.optional(z.string()),
  /** The code of that answer: says the same in another language. */
  reasonCode: z.optional(z.string()),
});

export type OutboxEntry = z.infer<typeof outboxEntrySchema>;
