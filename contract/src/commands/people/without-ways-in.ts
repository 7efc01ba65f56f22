import type { StoredPerson } from '../../record/stored-people.ts';

/** Somebody with nothing left with which they could come in, or are told of anything. */
export function withoutWaysIn(person: StoredPerson): StoredPerson {
  const { username: _username, password: _password, invitation: _invitation, ...others } = person;
  const {
    passkeys: _passkeys,
    passkeyHandle: _handle,
    usedChallenges: _used,
    told: _told,
    ...rest
  } = others;
  return withoutFactor(rest);
}

/** The same with a password alone. */
export function withoutFactor(person: StoredPerson): StoredPerson {
  const { secondFactor: _factor, offeredFactor: _offered, ...rest } = person;
  return rest;
}

/** The same with no device that is told, as with another role; what else the person has chosen stays. */
export function withoutDevices(person: StoredPerson): StoredPerson {
  const { told } = person;
  return told === undefined ? person : { ...person, told: { ...told, devices: [] } };
}
