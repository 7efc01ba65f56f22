import type { SessionStore } from '../engine/session-store.ts';

/** Keys that sign session cookies, newest first: those of `SESSION_SECRET`, else one of our own. */
export async function openSigningKeys(
  store: Pick<SessionStore, 'readSigningKey'>,
  given: readonly string[] | undefined,
): Promise<readonly string[]> {
  return given ?? [await store.readSigningKey()];
}
