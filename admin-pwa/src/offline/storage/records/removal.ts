import { removalSchema } from '@yiqiao/contract/http/session';
import * as z from 'zod/mini';

/** What the device of somebody who was removed still says, until somebody else logs in. It names no client. */
export const keptRemovalSchema = z.object({
  ...removalSchema.shape,
  /** What waited here and did not go through. */
  lost: z.array(z.object({ what: z.string(), reference: z.string(), at: z.number() })),
  /** How much more was sealed, and can be named no longer. */
  sealed: z.int(),
});

export type KeptRemoval = z.infer<typeof keptRemovalSchema>;

/** Another tab of the device may have wiped it first, and knows what was lost. */
export function mergeRemovals(kept: KeptRemoval | null, next: KeptRemoval): KeptRemoval {
  if (kept?.at !== next.at) return next;
  return { ...next, lost: [...kept.lost, ...next.lost], sealed: kept.sealed + next.sealed };
}
