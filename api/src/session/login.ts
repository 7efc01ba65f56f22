import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LoginRequest } from '@yiqiao/contract/session';
import { createTokenBuckets } from '../http/token-buckets.ts';
import {
  type Credential,
  hashPassword,
  type PasswordHash,
  verifyPassword,
} from './admin-credential.ts';
import { createSerialQueue } from './serial-queue.ts';

export type LoginOutcome =
  | { readonly kind: 'welcome'; readonly credential: Credential }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly retryAfterMs: number }
  | { readonly kind: 'busy'; readonly retryAfterMs: number };

export type Login = (request: LoginRequest, clientKey: string) => Promise<LoginOutcome>;

interface LoginOptions {
  readonly username: string;
  readonly readCredential: () => Promise<Credential | null>;
  readonly clock: () => number;
}

const minuteMs = 60_000;
const maxWaitingHashes = 20;
const everybody = 'everybody';

/**
 * Checks a user name and password. Every failure costs one hash and gets one answer, so neither
 * words nor time tell which of the two was wrong. Attempts are counted before the hash: ten in a
 * row for each client, and a budget for all clients together that a client which has logged in
 * before does not need, so that strangers cannot lock the office out.
 */
export function createLogin({ username, readCredential, clock }: LoginOptions): Login {
  const perClient = createTokenBuckets({ capacity: 10, msPerToken: 1.5 * minuteMs, clock });
  const overall = createTokenBuckets({ capacity: 200, msPerToken: minuteMs / 6, clock });
  const knownClients = new Set<string>();
  const hashing = createSerialQueue(maxWaitingHashes);
  const decoy = hashPassword(randomBytes(16).toString('hex'));

  function throttle(clientKey: string): number {
    const waitMs = perClient.take(clientKey);
    return waitMs > 0 || knownClients.has(clientKey) ? waitMs : overall.take(everybody);
  }

  async function check(request: LoginRequest): Promise<Credential | null> {
    const credential = await readCredential();
    const hash: PasswordHash = credential?.password ?? (await decoy);
    const isPasswordRight = await verifyPassword(request.password, hash);
    const isUsernameRight = isSameText(request.username, username);
    return isPasswordRight && isUsernameRight ? credential : null;
  }

  return async (request, clientKey) => {
    const retryAfterMs = throttle(clientKey);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    const checking = hashing.run(() => check(request));
    if (checking === null) return { kind: 'busy', retryAfterMs: 5000 };
    const credential = await checking;
    if (credential === null) return { kind: 'wrong' };
    perClient.refill(clientKey);
    knownClients.add(clientKey);
    return { kind: 'welcome', credential };
  };
}

function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest();
  return timingSafeEqual(digest(left), digest(right));
}
