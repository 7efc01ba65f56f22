import type { StoredPeople, StoredPerson } from './stored-people.ts';

/** What somebody must still do who has shown no more than a password. */
export const factorSteps = ['factor', 'passkey', 'set-up'] as const;

export type FactorStep = (typeof factorSteps)[number];

/** Whether somebody has a passkey for the host at which the office is reached. */
export function hasPasskeyAt({ passkeys = [] }: StoredPerson, host: string): boolean {
  return passkeys.some((passkey) => passkey.host === host);
}

/** Whether somebody can show more than a password. */
export function hasFactor(person: StoredPerson, host: string): boolean {
  return person.secondFactor !== undefined || hasPasskeyAt(person, host);
}

/**
 * What comes after the password of somebody; `null` where it is enough. Whoever has a factor always shows it; where the
 * office demands one, whoever has none sets it up before anything else. A passkey is a factor too, so nobody who
 * knows only the password of its person can set up another.
 */
export function stepAfterPassword(
  { factorDemand }: Pick<StoredPeople, 'factorDemand'>,
  person: StoredPerson,
  host: string,
): FactorStep | null {
  if (person.secondFactor !== undefined) return 'factor';
  if (factorDemand === undefined) return null;
  return hasPasskeyAt(person, host) ? 'passkey' : 'set-up';
}

/**
 * The same of a session. One that has shown a factor is good for everything, unless its person has lost every factor
 * since and the office demands one.
 */
export function stepOfSession(afterPassword: FactorStep | null, hasShown: boolean) {
  return hasShown && afterPassword !== 'set-up' ? null : afterPassword;
}
