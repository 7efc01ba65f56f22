import type { StoredPasskey } from '../../record/passkey.ts';
import type { StoredPeople } from '../../record/stored-people.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from '../people/people-decision.ts';
import { type Answered, spendChallenge } from './spend-challenge.ts';

/** What an authenticator has told, under a signature that was found to be right. */
export interface PasskeyUse {
  readonly id: string;
  readonly counter: number;
  readonly isBackedUp: boolean;
  readonly answered: Answered;
}

/** Notes that a passkey was used to log in, or to prove who somebody is; what is refused here must not let them in. */
export function decidePasskeyUse(
  people: StoredPeople,
  { id, counter, isBackedUp, answered }: PasskeyUse,
  { at, by }: PeopleContext,
): PeopleDecision<'passkey-missing' | 'passkey-copied' | 'challenge-over'> {
  const person = findActing(people, by);
  const passkey = person?.passkeys?.find((one) => one.id === id);
  if (person === undefined || passkey === undefined) return refuse(people, 'passkey-missing');
  if (wentBack(passkey, counter)) return refuse(people, 'passkey-copied');
  const spent = spendChallenge(person, answered, at);
  if (spent === null) return refuse(people, 'challenge-over');
  const used = { ...passkey, counter, isBackedUp, lastUsedAt: new Date(at).toISOString() };
  const passkeys = person.passkeys?.map((one) => (one === passkey ? used : one)) ?? [];
  return changePerson(people, { ...spent, passkeys });
}

/** A counter that does not grow belongs to a copy. Source: WebAuthn, Signature Counter Considerations. */
function wentBack(passkey: StoredPasskey, counter: number): boolean {
  const isCounting = passkey.counter > 0 || counter > 0;
  return isCounting && counter <= passkey.counter;
}
