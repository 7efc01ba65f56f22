import * as z from 'zod/mini';
import type { ConsoleDatabase } from '../database.ts';
import { type KeptRemoval, keptRemovalSchema, mergeRemovals } from '../records/removal.ts';
import { deleteFinishedExcept } from '../seal/stored-files.ts';
import { isSealOf, parseSealed } from '../seal/unsent.ts';

/** What is to be remembered of somebody whose data goes. */
interface Note {
  /** The server must be told of the log-out. */
  readonly logout?: boolean;
  readonly removal?: KeptRemoval;
}

/** Records of `meta` that go with the person. */
const ofPerson = ['list', 'jobs', 'session', 'openings', 'replies', 'sealed'];
const emptied = ['chunks', 'jobs', 'jobFiles', 'outbox', 'drafts'] as const;

/**
 * Deletes everything of whoever uses this device: list, jobs and their files, outbox, drafts and session. What somebody
 * else has not sent stays, sealed. In one transaction: a power cut leaves everything, or nothing and the note.
 * @param owner whose seals go; `null`: nobody's, since it is not known who it is.
 * @returns what is to be said of a removal, with what another tab has found.
 */
export async function wipePerson(
  database: ConsoleDatabase,
  owner: string | null,
  { logout = false, removal }: Note,
): Promise<KeptRemoval | null> {
  const transaction = database.transaction(
    [...emptied, 'finishedFiles', 'meta'] as const,
    'readwrite',
  );
  const meta = transaction.objectStore('meta');
  const others = parseSealed(await meta.get('sealed')).filter((seal) => !isSealOf(seal, owner));
  const before = z.safeParse(keptRemovalSchema, await meta.get('removal'));
  const kept = removal ? mergeRemovals(before.success ? before.data : null, removal) : null;
  for (const name of emptied) void transaction.objectStore(name).clear();
  await deleteFinishedExcept(transaction.objectStore('finishedFiles'), others);
  for (const key of ofPerson) void meta.delete(key);
  if (others.length > 0) void meta.put(others, 'sealed');
  if (kept !== null) void meta.put(kept, 'removal');
  if (logout) void meta.put(true, 'logout');
  await transaction.done;
  return kept;
}
