import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoginRequest } from '@yiqiao/contract/http/session';
import type { Credential, SessionStore } from '@yiqiao/ports/session-store';
import { makeDecoy, verifyPassword } from './admin-credential.ts';
import { createSerialQueue } from './serial-queue.ts';

export type LoginOutcome =
  | { readonly kind: 'welcome'; readonly credential: Credential }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly retryAfterMs: number }
  | { readonly kind: 'busy'; readonly retryAfterMs: number };

/** Who is trying to log in, as far as known before the password is checked. */
export interface LoginClient {
  /** Address or network. */
  readonly key: string;
  /** Id of a browser in which the administrator has logged in before; `null` for a stranger. */
  readonly deviceId: string | null;
}

export type Login = (request: LoginRequest, client: LoginClient) => Promise<LoginOutcome>;

interface LoginOptions {
  readonly username: string;
  readonly store: Pick<SessionStore, 'readCredential' | 'countAttempts'>;
  readonly pause?: (ms: number) => Promise<unknown>;
}

const minuteMs = 60_000;
const maxWaitingHashes = 20;
const strangers = 'strangers';
/** Beyond this, strangers are checked at a fixed overall rate, each waiting its turn. */
const strangerPaceMs = 1000;
const strangerBurst = 20;

/**
 * Checks a user name and password. Every failure costs one hash and gets the same response, so neither message nor
 * timing reveals which of the two was wrong. Attempts are counted before the hash: ten in a row for each device
 * that has logged in before, or else for each address.
 *
 * However many addresses are guessing, nobody is locked out: strangers are slowed down, by a limit that a restart
 * barely raises, and known devices have their own queue.
 */
export function createLogin(options: LoginOptions): Login {
  const { username, store, pause = sleep } = options;
  const attempts = store.countAttempts('log-in', { capacity: 10, msPerAttempt: 1.5 * minuteMs });
  const pace = store.countAttempts('log-in of strangers', {
    capacity: strangerBurst,
    msPerAttempt: strangerPaceMs,
  });
  const queues = {
    known: createSerialQueue(maxWaitingHashes),
    strange: createSerialQueue(maxWaitingHashes),
  };
  const decoy = makeDecoy();

  async function checkStranger(request: LoginRequest): Promise<Credential | null> {
    if ((await pace.take(strangers)) > 0) await pause(strangerPaceMs);
    return check(request);
  }

  async function check(request: LoginRequest): Promise<Credential | null> {
    const credential = await store.readCredential();
    const isPasswordRight = await verifyPassword(request.password, credential?.password ?? decoy);
    const isUsernameRight = isSameText(request.username, username);
    return isPasswordRight && isUsernameRight ? credential : null;
  }

  return async (request, { key, deviceId }) => {
    const counted = deviceId === null ? `address ${key}` : `device ${deviceId}`;
    const retryAfterMs = await attempts.take(counted);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    const checking =
      deviceId === null
        ? queues.strange.run(() => checkStranger(request))
        : queues.known.run(() => check(request));
    if (checking === null) return { kind: 'busy', retryAfterMs: 5000 };
    const credential = await checking;
    if (credential === null) return { kind: 'wrong' };
    await attempts.forgive(counted);
    return { kind: 'welcome', credential };
  };
}

function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest();
  return timingSafeEqual(digest(left), digest(right));
}
