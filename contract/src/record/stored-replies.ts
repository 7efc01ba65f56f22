import * as z from 'zod/mini';
import { authorSchema } from './author.ts';
import { replyContentSchema, replySchema } from './reply.ts';

/** How many lines the history keeps; the newest are. */
export const maxReplyLines = 100;

/** One change of one reply. */
export const replyLineSchema = z.object({
  at: z.iso.datetime(),
  by: authorSchema,
  replyId: z.string(),
  /** `added`, `changed` or `deleted`. */
  what: z.string(),
  /** What it was called from then on, or until then. */
  name: z.string(),
  /** What it said before; absent where there was none. */
  before: z.optional(replyContentSchema),
});

export type ReplyLine = Readonly<z.infer<typeof replyLineSchema>>;

export const replyHistorySchema = z.object({
  revision: z.int(),
  /** Newest first. */
  lines: z.array(replyLineSchema),
});

/** The replies of an office, as they are kept within its settings. */
export const storedRepliesSchema = z.object({
  /** Counts the changes; apart from the settings' own, which owners base theirs on. */
  revision: z.int(),
  list: z.array(replySchema),
  /** Oldest first. */
  history: z.array(replyLineSchema),
});

export type StoredReplies = Readonly<z.infer<typeof storedRepliesSchema>>;

export const noReplies: StoredReplies = { revision: 0, list: [], history: [] };
