import * as z from 'zod/mini';
import type { ConsoleDatabase } from '../database.ts';
import type { GoneSubmission } from './gone-submissions.ts';

/** Parsed loosely: entries of another build, unreadable to this one, must go as well. */
const aboutSchema = z.object({
  quoteId: z.string(),
  queuedAt: z.catch(z._default(z.number(), 0), 0),
});

/**
 * Deletes outbox entries, openings and drafts of removed submissions. Runs before the list is written
 * without them: after a crash in between, the next list names them again.
 */
export async function forgetSubmissions(
  database: ConsoleDatabase,
  isGone: GoneSubmission,
): Promise<void> {
  const transaction = database.transaction(['outbox', 'drafts'], 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const drafts = transaction.objectStore('drafts');
  const isAboutGone = (value: unknown) => {
    const about = z.safeParse(aboutSchema, value);
    return about.success && isGone(about.data);
  };
  for (const key of await outbox.getAllKeys()) {
    if (isAboutGone(await outbox.get(key))) void outbox.delete(key);
  }
  for (const key of await drafts.getAllKeys()) {
    if (isAboutGone(await drafts.get(key))) void drafts.delete(key);
  }
  await transaction.done;
}
