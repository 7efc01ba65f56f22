import { setTimeout as sleep } from 'node:timers/promises';
import type { LoginRequest } from '@yiqiao/contract/http/session';
import { usernameKey } from '@yiqiao/contract/text/username';
import type { SessionStore } from '@yiqiao/ports/session-store';
import { makeDecoy, verifyPassword } from '../passwords/password-hash.ts';
import type { Account, Accounts } from '../people/accounts.ts';
import { createSerialQueue } from './serial-queue.ts';

export type LoginOutcome =
  | { readonly kind: 'welcome'; readonly account: Account }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly retryAfterMs: number }
  | { readonly kind: 'busy'; readonly retryAfterMs: number };

/** Who is trying to log in, as far as known before the password is checked. */
export interface LoginClient {
  /** Address or network. */
  readonly key: string;
  /** Id of a browser in which this person has logged in before; `null` for a stranger. */
  readonly deviceId: string | null;
}

export type Login = (request: LoginRequest, client: LoginClient) => Promise<LoginOutcome>;

interface LoginOptions {
  readonly accounts: Pick<Accounts, 'findByUsername'>;
  readonly store: Pick<SessionStore, 'countAttempts'>;
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
 * timing reveals which of the two was wrong. Attempts are counted before the hash: ten in a row for each user name,
 * from each device on which that person has logged in before, or else from each address. A success forgives the
 * attempts on one's own name only, so nobody who belongs can guess at a colleague longer than a stranger; all names
 * together have a limit for each address without a success.
 *
 * However many addresses are guessing, nobody is locked out: strangers are slowed down, by a limit that a restart
 * barely raises, and known devices have their own queue.
 */
export function createLogin(options: LoginOptions): Login {
  const { accounts, store, pause = sleep } = options;
  const attempts = store.countAttempts('log-in', { capacity: 10, msPerAttempt: 1.5 * minuteMs });
  const ofAddress = store.countAttempts('log-in of an address', {
    capacity: 40,
    msPerAttempt: 1.5 * minuteMs,
  });
  const pace = store.countAttempts('log-in of strangers', {
    capacity: strangerBurst,
    msPerAttempt: strangerPaceMs,
  });
  const queues = {
    known: createSerialQueue(maxWaitingHashes),
    strange: createSerialQueue(maxWaitingHashes),
  };
  const decoy = makeDecoy();

  async function checkStranger(request: LoginRequest): Promise<Account | null> {
    if ((await pace.take(strangers)) > 0) await pause(strangerPaceMs);
    return check(request);
  }

  async function check({ username, password }: LoginRequest): Promise<Account | null> {
    const account = await accounts.findByUsername(username);
    const isRight = await verifyPassword(password, account?.password ?? decoy);
    return isRight ? account : null;
  }

  /** @returns how long to wait; 0 if the attempt is allowed. */
  async function count(counted: string, { key, deviceId }: LoginClient): Promise<number> {
    const retryAfterMs = await attempts.take(counted);
    return retryAfterMs > 0 || deviceId !== null ? retryAfterMs : ofAddress.take(key);
  }

  return async (request, client) => {
    const { key, deviceId } = client;
    const counted =
      deviceId === null ? `address ${key} ${usernameKey(request.username)}` : `device ${deviceId}`;
    const retryAfterMs = await count(counted, client);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    const checking =
      deviceId === null
        ? queues.strange.run(() => checkStranger(request))
        : queues.known.run(() => check(request));
    if (checking === null) return { kind: 'busy', retryAfterMs: 5000 };
    const account = await checking;
    if (account === null) return { kind: 'wrong' };
    await attempts.forgive(counted);
    if (deviceId === null) await ofAddress.forgive(key);
    return { kind: 'welcome', account };
  };
}
