import type { StoredFactor } from '../../record/second-factor.ts';
import type { StoredPeople } from '../../record/stored-people.ts';
import { type Answered, spendChallenge } from '../passkeys/spend-challenge.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from '../people/people-decision.ts';

/** A code that was found to be right: of an authenticator, at a step of time, or a recovery code by its hash. */
export type ShownCode =
  | { readonly secret: string; readonly step: number }
  | { readonly key: string };

interface FactorUse {
  readonly shown: ShownCode;
  /** The log-in that it completes; a proof completes none. */
  readonly answered?: Answered | undefined;
}

/**
 * Notes that a second factor was shown; what is refused here must not let anybody in. A code is used once because the
 * record, which decides for all processes, knows the newest step and the recovery codes that were used.
 */
export function decideFactorUse(
  people: StoredPeople,
  { shown, answered }: FactorUse,
  { at, by }: PeopleContext,
): PeopleDecision<'code-wrong' | 'code-used' | 'challenge-over'> {
  const person = findActing(people, by);
  if (person?.secondFactor === undefined) return refuse(people, 'code-wrong');
  const used = useCode(person.secondFactor, shown, new Date(at).toISOString());
  if (typeof used === 'string') return refuse(people, used);
  const spent = answered === undefined ? person : spendChallenge(person, answered, at);
  if (spent === null) return refuse(people, 'challenge-over');
  return changePerson(people, { ...spent, secondFactor: used });
}

/** The factor may have been replaced since the code was looked at. */
function useCode(
  factor: StoredFactor,
  shown: ShownCode,
  now: string,
): StoredFactor | 'code-wrong' | 'code-used' {
  if ('step' in shown) {
    if (shown.secret !== factor.secret) return 'code-wrong';
    return shown.step > factor.usedStep ? { ...factor, usedStep: shown.step } : 'code-used';
  }
  const { codes } = factor.recovery;
  const meant = codes.find(({ key }) => key === shown.key);
  if (meant === undefined) return 'code-wrong';
  if (meant.usedAt !== undefined) return 'code-used';
  const next = codes.map((code) => (code === meant ? { ...code, usedAt: now } : code));
  return { ...factor, recovery: { ...factor.recovery, codes: next } };
}
