import * as z from 'zod/mini';
import type { ChangeOpenings } from './console-storage.ts';
import type { ConsoleDatabase } from './database.ts';

/**
 * Openings the server has not been told of. Having looked at a submission is not a change that a person
 * waits for.
 */
const openingsSchema = z.array(z.string());

export async function readOpenings(database: ConsoleDatabase): Promise<readonly string[]> {
  return parseOpenings(await database.get('meta', 'openings'));
}

export async function updateOpenings(
  database: ConsoleDatabase,
  change: ChangeOpenings,
): Promise<readonly string[]> {
  const { store, done } = database.transaction('meta', 'readwrite');
  const after = change(parseOpenings(await store.get('openings')));
  if (after.length === 0) void store.delete('openings');
  else void store.put(after, 'openings');
  await done;
  return after;
}

function parseOpenings(stored: unknown): readonly string[] {
  const parsed = z.safeParse(openingsSchema, stored);
  return parsed.success ? parsed.data : [];
}
