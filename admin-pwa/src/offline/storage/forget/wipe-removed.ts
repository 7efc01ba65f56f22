import * as z from 'zod/mini';
import type { ConsoleDatabase } from '../database.ts';
import { deviceSessionSchema, ownerOf } from '../records/device-session.ts';
import { type KeptRemoval, keptRemovalSchema, mergeRemovals } from '../records/removal.ts';
import { isSealOf, parseSealed } from '../seal/unsent.ts';

/** In one transaction: a power cut leaves everything, or nothing and what is to be said of it. */
export async function wipeRemoved(
  database: ConsoleDatabase,
  removal: KeptRemoval,
): Promise<KeptRemoval> {
  const transaction = database.transaction(['chunks', 'outbox', 'drafts', 'meta'], 'readwrite');
  const meta = transaction.objectStore('meta');
  const session = z.safeParse(deviceSessionSchema, await meta.get('session'));
  const sealed = parseSealed(await meta.get('sealed'));
  const before = z.safeParse(keptRemovalSchema, await meta.get('removal'));
  const kept = mergeRemovals(before.success ? before.data : null, removal);
  const owner = ownerOf(session.success ? session.data : null);
  for (const name of ['chunks', 'outbox', 'drafts'] as const) {
    void transaction.objectStore(name).clear();
  }
  for (const key of ['list', 'session', 'openings']) void meta.delete(key);
  void meta.put(
    sealed.filter((seal) => !isSealOf(seal, owner)),
    'sealed',
  );
  void meta.put(kept, 'removal');
  await transaction.done;
  return kept;
}
