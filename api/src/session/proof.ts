import type { PasswordHash } from '@yiqiao/contract/record/password-hash';
import type { SessionStore } from '@yiqiao/ports/session-store';
import { verifyPassword } from '../passwords/password-hash.ts';
import { createSerialQueue } from './serial-queue.ts';

export type ProofOutcome =
  | { readonly kind: 'proven' | 'wrong' }
  | { readonly kind: 'throttled' | 'busy'; readonly retryAfterMs: number };

/** Checks the password of somebody who is logged in. @param sessionId in which it is guessed. */
export type CheckProof = (
  password: string,
  hash: PasswordHash,
  sessionId: string,
) => Promise<ProofOutcome>;

const maxWaitingHashes = 10;

/**
 * Attempts are counted for each session, before the hash and apart from log-ins: whoever has taken over a session
 * gets ten guesses in it, and keeps nobody from proving who they are on another device.
 */
export function createProofCheck(store: Pick<SessionStore, 'countAttempts'>): CheckProof {
  const attempts = store.countAttempts('proof', { capacity: 10, msPerAttempt: 90_000 });
  const queue = createSerialQueue(maxWaitingHashes);

  return async (password, hash, sessionId) => {
    const retryAfterMs = await attempts.take(sessionId);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    const checking = queue.run(() => verifyPassword(password, hash));
    if (checking === null) return { kind: 'busy', retryAfterMs: 5000 };
    if (!(await checking)) return { kind: 'wrong' };
    await attempts.forgive(sessionId);
    return { kind: 'proven' };
  };
}
