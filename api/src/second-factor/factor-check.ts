import { decideFactorUse, type ShownCode } from '@yiqiao/contract/commands/factor/use-factor';
import type { Answered } from '@yiqiao/contract/commands/passkeys/spend-challenge';
import { readCode, type StoredFactor, type TypedCode } from '@yiqiao/contract/record/second-factor';
import type { StoredPerson } from '@yiqiao/contract/record/stored-people';
import type { SessionStore } from '@yiqiao/ports/session-store';
import type { OfficePeople } from '../people/office-people.ts';
import { createSerialQueue } from '../session/serial-queue.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

export type CodeOutcome =
  | { readonly kind: 'right' }
  | { readonly kind: 'code-wrong' | 'challenge-over' }
  /** A recovery code's moment of use, if it was one. */
  | { readonly kind: 'code-used'; readonly usedAt?: string | undefined }
  | { readonly kind: 'throttled' | 'busy'; readonly retryAfterMs: number };

/** Who shows a code. */
export interface Guesser {
  /** Under which their guesses are counted: a device, an address or a session. */
  readonly counted: string;
  /** Whether nobody knows this device: then guesses at a person are counted from all of them together, too. */
  readonly isStranger: boolean;
}

interface Attempt extends Guesser {
  readonly person: StoredPerson;
  readonly typed: string;
  /** The log-in that it completes. */
  readonly answered?: Answered;
}

/** Checks a code of somebody's second factor, and notes its use; it has let nobody in before that is stored. */
export type CheckFactor = (attempt: Attempt) => Promise<CodeOutcome>;

interface FactorCheckOptions {
  readonly store: Pick<SessionStore, 'countAttempts'>;
  readonly people: Pick<OfficePeople, 'change'>;
  readonly clock: () => number;
}

const minuteMs = 60_000;
const maxWaitingHashes = 10;

/**
 * Guesses are counted before a code is looked at: five in a row from each device, then one a minute, and for a person
 * from all strange devices together 30, then four an hour. So whoever knows a password has one chance in 3,000 a day
 * with an authenticator's codes, from however many addresses, and keeps nobody from coming in on a known device.
 */
export function createFactorCheck({ store, people, clock }: FactorCheckOptions): CheckFactor {
  const attempts = store.countAttempts('second factor', { capacity: 5, msPerAttempt: minuteMs });
  const ofStrangers = store.countAttempts('second factor from strange devices', {
    capacity: 30,
    msPerAttempt: 15 * minuteMs,
  });
  const hashing = createSerialQueue(maxWaitingHashes);

  async function count({ counted, isStranger, person }: Attempt): Promise<number> {
    const retryAfterMs = await attempts.take(counted);
    return retryAfterMs > 0 || !isStranger ? retryAfterMs : ofStrangers.take(person.id);
  }

  async function find(typed: TypedCode, factor: StoredFactor): Promise<ShownCode | null | 'busy'> {
    const { secret, recovery } = factor;
    if (typed.kind === 'code') {
      const step = findStep(secret, typed.code, clock());
      return step === null ? null : { secret, step };
    }
    const hashed = hashing.run(() => hashRecoveryCode(typed.code, recovery));
    return hashed === null ? 'busy' : { key: await hashed };
  }

  return async (attempt) => {
    const { person, counted, isStranger, answered } = attempt;
    const retryAfterMs = await count(attempt);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    const typed = readCode(attempt.typed);
    const shown = typed && person.secondFactor && (await find(typed, person.secondFactor));
    if (shown === 'busy') return { kind: 'busy', retryAfterMs: 5000 };
    if (!shown) return { kind: 'code-wrong' };
    const decision = await people.change((all) =>
      decideFactorUse(all, { shown, answered }, { at: clock(), by: person.id }),
    );
    if (decision.kind === 'refused') {
      return { kind: decision.reason, usedAt: findUse(person, shown) };
    }
    await attempts.forgive(counted);
    if (isStranger) await ofStrangers.forgive(person.id);
    return { kind: 'right' };
  };
}

function findUse({ secondFactor }: StoredPerson, shown: ShownCode): string | undefined {
  if (!('key' in shown)) return undefined;
  return secondFactor?.recovery.codes.find(({ key }) => key === shown.key)?.usedAt;
}

/** As which kind a code is logged. */
export function wayOf(typed: string): TypedCode['kind'] {
  return readCode(typed)?.kind ?? 'code';
}
