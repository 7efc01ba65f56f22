import type { StoredPerson } from '../../record/stored-people.ts';

/** Somebody with nothing left with which they could come in. */
export function withoutWaysIn(person: StoredPerson): StoredPerson {
  const { username: _username, password: _password, invitation: _invitation, ...others } = person;
  const { passkeys: _passkeys, passkeyHandle: _handle, usedChallenges: _used, ...rest } = others;
  return withoutFactor(rest);
}

/** The same with a password alone. */
export function withoutFactor(person: StoredPerson): StoredPerson {
  const { secondFactor: _factor, offeredFactor: _offered, ...rest } = person;
  return rest;
}
