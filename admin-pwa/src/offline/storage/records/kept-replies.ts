import { replySchema } from '@yiqiao/contract/record/reply';
import * as z from 'zod/mini';
import type { ConsoleDatabase } from '../database.ts';
import { deviceSessionSchema } from './device-session.ts';

/** The office's replies, as the server told them last. */
export const keptRepliesSchema = z.object({
  revision: z.int(),
  list: z.array(replySchema),
});

export type KeptReplies = Readonly<z.infer<typeof keptRepliesSchema>>;

/** Stores them, unless the session that they were asked for in is over: they went with it. */
export async function writeReplies(
  database: ConsoleDatabase,
  sessionId: string,
  replies: KeptReplies,
): Promise<void> {
  const { store, done } = database.transaction('meta', 'readwrite');
  const session = z.safeParse(deviceSessionSchema, await store.get('session'));
  if (session.success && session.data.sessionId === sessionId) void store.put(replies, 'replies');
  await done;
}
