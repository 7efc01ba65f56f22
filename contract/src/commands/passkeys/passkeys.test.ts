import { describe, expect, it } from 'vitest';
import { maxPasskeys } from '../../record/passkey.ts';
import { toPerson } from '../../record/person.ts';
import { firstOwnerId, type StoredPeople } from '../../record/stored-people.ts';
import { decideJoining } from '../people/join.ts';
import { decideRemoval } from '../people/remove-person.ts';
import { decideRenewal } from '../people/renew-invitation.ts';
import {
  sampleAt as at,
  sampleHash as hash,
  officeOfOne,
  sampleDigest,
  withInvited,
  withJoined,
} from '../people/sample-people.ts';
import { decideNewPasskey } from './add-passkey.ts';
import { decidePasskeyName, decidePasskeyRemoval } from './change-passkey.ts';
import { decidePasskeyUse } from './use-passkey.ts';

const host = 'office.example';
const byStaff = { at, by: 's' };
const office = withJoined(officeOfOne, 's', 'staff');
const given: string[] = [];

function answered(challenge = `challenge-${given.length}`) {
  given.push(challenge);
  return { challenge, endsAt: at + 300_000 };
}

function passkeyOf(id: string) {
  const made = { publicKey: 'a2V5', counter: 0, transports: ['internal'], isBackedUp: false };
  return { ...made, id, host, name: `Key ${id}` };
}

function add(people: StoredPeople, id: string, context = byStaff) {
  return decideNewPasskey(
    people,
    { passkey: passkeyOf(id), handle: `handle-${id}`, answered: answered() },
    context,
  );
}

function personOf({ people }: StoredPeople, id: string) {
  return people.find((person) => person.id === id);
}

const withKey = add(office, 'k').people;

/** Somebody who comes in with one passkey alone. */
function withPasskeyOnly(): StoredPeople {
  const invited = withInvited(office, 'p', 'staff');
  const request = { name: 'Ada Park', seal: 'AP', language: 'en' } as const;
  const way = { passkey: passkeyOf('p1'), handle: 'handle-p' };
  return decideJoining(invited, request, { at, digest: sampleDigest(2), ...way }).people;
}

describe('decideNewPasskey', () => {
  it('adds a way in for the person of the session, and keeps the handle of the first', () => {
    const both = add(withKey, 'k2').people;
    expect(personOf(both, 's')).toMatchObject({
      passkeyHandle: 'handle-k',
      passkeys: [{ id: 'k', addedAt: new Date(at).toISOString() }, { id: 'k2' }],
    });
    const person = personOf(both, 's');
    expect(person && toPerson(person)).toMatchObject({ waysIn: ['password', 'passkey'] });
    expect(JSON.stringify(person && toPerson(person))).not.toContain('a2V5');
  });

  it('takes one for the first owner, who has no record before', () => {
    const { kind, people } = add(officeOfOne, 'k', { at, by: firstOwnerId });
    expect(kind).toBe('changed');
    expect(personOf(people, firstOwnerId)?.passkeys).toHaveLength(1);
  });

  it('refuses a passkey that anybody has, too many, and those who are not here', () => {
    expect(add(withKey, 'k', { at, by: firstOwnerId })).toMatchObject({ reason: 'passkey-known' });
    let full = office;
    for (let n = 0; n < maxPasskeys; n += 1) full = add(full, `k${n}`).people;
    expect(add(full, 'more')).toMatchObject({ reason: 'passkeys-full' });
    const invited = withInvited(office, 'i', 'staff');
    expect(add(invited, 'k', { at, by: 'i' })).toMatchObject({ reason: 'not-permitted' });
  });

  it('takes a challenge once, also after the passkey was removed', () => {
    const request = { passkey: passkeyOf('k'), handle: 'h', answered: answered('once') };
    const added = decideNewPasskey(office, request, byStaff).people;
    const removed = decidePasskeyRemoval(added, { id: 'k', host }, byStaff).people;
    expect(decideNewPasskey(removed, request, byStaff)).toMatchObject({ reason: 'challenge-over' });
  });
});

describe('decidePasskeyUse', () => {
  function use(people: StoredPeople, changes: object = {}) {
    const told = { id: 'k', counter: 0, isBackedUp: true, answered: answered() };
    return decidePasskeyUse(people, { ...told, ...changes }, byStaff);
  }

  it('notes when it was, and what the authenticator says', () => {
    expect(personOf(use(withKey, { counter: 7 }).people, 's')?.passkeys).toMatchObject([
      { counter: 7, isBackedUp: true, lastUsedAt: new Date(at).toISOString() },
    ]);
  });

  it('takes a challenge once, and forgets it when it would have ended', () => {
    const once = { answered: answered('once') };
    const used = use(withKey, once).people;
    expect(use(used, once)).toMatchObject({ kind: 'refused', reason: 'challenge-over' });
    const later = { at: at + 300_001, by: 's' };
    const told = { id: 'k', counter: 0, isBackedUp: true };
    const next = { challenge: 'next', endsAt: later.at + 300_000 };
    const then = decidePasskeyUse(used, { ...told, answered: next }, later).people;
    expect(personOf(then, 's')?.usedChallenges).toMatchObject([{ challenge: 'next' }]);
  });

  it('refuses a counter that did not grow, except of those that never count', () => {
    expect(use(use(withKey).people)).toMatchObject({ kind: 'changed' });
    const counted = use(withKey, { counter: 7 }).people;
    for (const counter of [0, 6, 7]) {
      expect(use(counted, { counter })).toMatchObject({ reason: 'passkey-copied' });
    }
    expect(use(counted, { counter: 8 })).toMatchObject({ kind: 'changed' });
  });

  it('refuses passkeys of others, and of those who were removed', () => {
    expect(use(withKey, { id: 'other' })).toMatchObject({ reason: 'passkey-missing' });
    const gone = decideRemoval(withKey, { id: 's' }, { at, by: firstOwnerId }).people;
    expect(use(gone)).toMatchObject({ reason: 'passkey-missing' });
    expect(JSON.stringify(personOf(gone, 's'))).not.toContain('handle-k');
  });
});

describe('decidePasskeyName', () => {
  it('names it anew, and refuses an empty name', () => {
    const rename = (name: string) => decidePasskeyName(withKey, { id: 'k', name }, byStaff);
    const { people } = rename(' Desk in Shanghai ');
    expect(personOf(people, 's')?.passkeys).toMatchObject([{ name: 'Desk in Shanghai' }]);
    expect(rename('Key k')).toMatchObject({ kind: 'unchanged' });
    expect(rename(' ')).toMatchObject({ reason: 'name-invalid' });
  });
});

describe('decidePasskeyRemoval', () => {
  it('removes it where there is a password, and is done when asked twice', () => {
    const remove = (people: StoredPeople) =>
      decidePasskeyRemoval(people, { id: 'k', host }, byStaff);
    const { people } = remove(withKey);
    expect(personOf(people, 's')?.passkeys).toEqual([]);
    expect(remove(people)).toMatchObject({ kind: 'unchanged' });
  });

  it('never removes the last way in: one of another address is none', () => {
    const context = { at, by: 'p' };
    const remove = (people: StoredPeople) =>
      decidePasskeyRemoval(people, { id: 'p1', host }, context);
    const one = withPasskeyOnly();
    expect(remove(one)).toMatchObject({ reason: 'last-way-in' });
    const passkey = { ...passkeyOf('p2'), host: 'old.example' };
    const addition = { passkey, handle: 'h', answered: answered() };
    expect(remove(decideNewPasskey(one, addition, context).people)).toMatchObject({
      reason: 'last-way-in',
    });
    expect(remove(add(one, 'p2', context).people)).toMatchObject({ kind: 'changed' });
  });
});

describe('joining with a passkey', () => {
  it('needs no user name', () => {
    const person = personOf(withPasskeyOnly(), 'p');
    expect(person).toMatchObject({ passkeys: [{ id: 'p1' }], passkeyHandle: 'handle-p' });
    expect(person).not.toHaveProperty('username');
    expect(person && toPerson(person)).toMatchObject({ state: 'here', waysIn: ['passkey'] });
  });

  it('ends the ways in of before, in both directions', () => {
    const digest = sampleDigest(9);
    const renewal = { at, by: firstOwnerId, digest };
    const request = { name: 'Ada', seal: 'AP', language: 'en' } as const;
    const lost = decideRenewal(withKey, { id: 's' }, renewal).people;
    const way = { passkey: passkeyOf('k2'), handle: 'another' };
    const again = decideJoining(lost, request, { at, digest, ...way }).people;
    expect(personOf(again, 's')).toMatchObject({
      passkeyHandle: 'handle-k',
      passkeys: [{ id: 'k2' }],
    });
    expect(personOf(again, 's')).not.toHaveProperty('password');

    const lostAgain = decideRenewal(again, { id: 's' }, renewal).people;
    const typed = { ...request, username: 'ada' };
    const withPassword = decideJoining(lostAgain, typed, { at, digest, hash }).people;
    expect(personOf(withPassword, 's')).toMatchObject({ username: 'ada', password: { hash } });
    expect(personOf(withPassword, 's')).not.toHaveProperty('passkeys');
  });
});
