import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toColleagues, toPerson } from '../../record/person.ts';
import { roles } from '../../record/role.ts';
import {
  belongs,
  firstOwnerId,
  maxPeople,
  maxRemoved,
  ownersHere,
  type StoredPeople,
  withFirstOwner,
} from '../../record/stored-people.ts';
import { decideOwnChange } from './change-own.ts';
import { decideRole } from './change-role.ts';
import { decideConfirmation } from './confirm-people.ts';
import { decideNewPerson } from './invite-person.ts';
import { decideJoining, showInvitation } from './join.ts';
import { decideRemoval } from './remove-person.ts';
import { decideRenewal } from './renew-invitation.ts';
import {
  sampleAt as at,
  sampleHash as hash,
  officeOfOne,
  sampleDigest,
  withInvited,
  withJoined,
} from './sample-people.ts';
import { decideTakeBack } from './take-back-invitation.ts';

const dayMs = 86_400_000;
const byFirst = { at, by: firstOwnerId };
const mei = { name: '林美', seal: '美', language: 'zh-Hans', username: 'mei.lin' } as const;

function personOf({ people }: StoredPeople, id: string) {
  return people.find((person) => person.id === id);
}

describe('decideNewPerson', () => {
  it('adds somebody who waits for a link, proposes a seal, and says who has invited them', () => {
    const request = { name: ' 林美\n', role: 'staff', language: 'zh-Hans' } as const;
    const digest = sampleDigest(1);
    const { kind, people } = decideNewPerson(officeOfOne, request, { ...byFirst, id: 'm', digest });
    expect(kind).toBe('changed');
    expect(people.revision).toBe(1);
    expect(people.people[0]).toMatchObject({ id: firstOwnerId, username: 'admin', role: 'owner' });
    expect(people.people[1]).toMatchObject({
      ...{ id: 'm', name: '林美', seal: '林', role: 'staff' },
      invitation: {
        digest,
        by: { id: firstOwnerId, name: 'admin' },
        endsAt: new Date(at + 7 * dayMs).toISOString(),
      },
    });
  });

  it('refuses what staff, translators and removed owners ask for', () => {
    const staff = withJoined(withJoined(officeOfOne, 's', 'staff'), 't', 'translator');
    const gone = decideRemoval(withJoined(staff, 'o', 'owner'), { id: 'o' }, byFirst).people;
    for (const by of ['s', 't', 'o', 'nobody']) {
      const request = { name: 'X', role: 'owner', language: 'en' } as const;
      const context = { at, by, id: 'x', digest: sampleDigest(9) };
      expect(decideNewPerson(gone, request, context)).toMatchObject({ reason: 'not-permitted' });
    }
  });

  it(`has room for ${maxPeople} people`, () => {
    let people = officeOfOne;
    while (people.people.length < maxPeople) {
      people = withInvited(people, `p${people.people.length}`, 'staff');
    }
    expect(withInvited(people, 'more', 'staff')).toBe(people);
  });
});

describe('decideJoining', () => {
  const invited = withInvited(officeOfOne, 'm', 'staff');
  const context = { at, digest: sampleDigest(1), hash };

  it('takes the invitation once', () => {
    const { people } = decideJoining(invited, mei, context);
    expect(personOf(people, 'm')).toMatchObject({ ...mei, joinedAt: new Date(at).toISOString() });
    expect(personOf(people, 'm')).not.toHaveProperty('invitation');
    expect(decideJoining(people, mei, context)).toMatchObject({ reason: 'invitation-over' });
    expect(showInvitation(people, context.digest, at)).toBeNull();
  });

  it('knows no key that is wrong, ended, renewed, taken back, or whose person was removed', () => {
    const over = { reason: 'invitation-over' };
    const join = (people: StoredPeople, changes = {}) =>
      decideJoining(people, mei, { ...context, ...changes });
    expect(join(invited, { digest: sampleDigest(2) })).toMatchObject(over);
    expect(join(invited, { at: at + 7 * dayMs })).toMatchObject(over);
    expect(join(invited, { at: at + 7 * dayMs - 1 })).toMatchObject({ kind: 'changed' });
    const renewal = { ...byFirst, digest: sampleDigest(5) };
    expect(join(decideRenewal(invited, { id: 'm' }, renewal).people)).toMatchObject(over);
    expect(join(decideTakeBack(invited, { id: 'm' }, byFirst).people)).toMatchObject(over);
    expect(join(decideRemoval(invited, { id: 'm' }, byFirst).people)).toMatchObject(over);
    const unconfirmed = { ...invited, unconfirmedSince: new Date(at).toISOString() };
    expect(join(unconfirmed)).toMatchObject(over);
  });

  it('lets nobody take the seal or the user name of somebody else, however it is spelled', () => {
    const people = withInvited(withJoined(officeOfOne, 'marcus', 'owner'), 'm', 'staff');
    const join = (changes: object) =>
      decideJoining(people, { ...mei, ...changes }, { ...context, digest: sampleDigest(2) });
    expect(join({ username: 'USER-marcus' })).toMatchObject({ reason: 'username-taken' });
    expect(join({ username: 'ｕser-marcus' })).toMatchObject({ reason: 'username-taken' });
    expect(join({ username: 'Admin' })).toMatchObject({ reason: 'username-taken' });
    expect(join({ seal: personOf(people, 'marcus')?.seal.toLowerCase() })).toMatchObject({
      reason: 'seal-taken',
    });
    expect(join({ seal: '美林' })).toMatchObject({ reason: 'seal-invalid' });
    expect(join({ username: 'a b' })).toMatchObject({ reason: 'username-invalid' });
    expect(join({ name: ' ' })).toMatchObject({ reason: 'name-invalid' });
  });

  it('gives somebody who has lost every way in a new password, and leaves them who they were', () => {
    const joined = withJoined(officeOfOne, 'm', 'staff');
    const renewal = { at: at + dayMs, by: firstOwnerId, digest: sampleDigest(7) };
    const { people } = decideRenewal(joined, { id: 'm' }, renewal);
    expect(showInvitation(people, renewal.digest, at + dayMs)).toMatchObject({
      username: 'user-m',
    });
    const other = { ...hash, salt: 'YW5vdGhlciBzYWx0IG9mIHRoZW0=' };
    const again = decideJoining(people, mei, { ...renewal, at: at + dayMs, hash: other }).people;
    const before = personOf(joined, 'm');
    expect(personOf(again, 'm')).toMatchObject({ joinedAt: before?.joinedAt, role: 'staff' });
    expect(personOf(again, 'm')?.password?.hash).toEqual(other);
  });
});

describe('decideRenewal', () => {
  it('leaves the first owner to the command on the server', () => {
    const context = { ...byFirst, digest: sampleDigest(4) };
    const answer = decideRenewal(officeOfOne, { id: firstOwnerId }, context);
    expect(answer).toMatchObject({ reason: 'first-owner' });
  });
});

describe('decideOwnChange', () => {
  it('changes name, seal and language, and nothing of anybody else', () => {
    const people = withJoined(officeOfOne, 't', 'translator');
    const changed = decideOwnChange(people, { name: '顾一鸣', seal: '鸣' }, { at, by: 't' });
    expect(personOf(changed.people, 't')).toMatchObject({ name: '顾一鸣', seal: '鸣' });
    const [, other] = changed.people.people;
    expect(changed.people.people[0]).toBe(people.people[0]);
    const seal = other?.seal ?? '';
    expect(decideOwnChange(changed.people, { seal }, byFirst)).toMatchObject({
      reason: 'seal-taken',
    });
    expect(decideOwnChange(changed.people, { seal }, { at, by: 't' }).kind).toBe('unchanged');
  });
});

describe('decideRemoval', () => {
  it('keeps a name and nothing with which one could come in', () => {
    const people = withJoined(officeOfOne, 'm', 'staff');
    const removed = decideRemoval(people, { id: 'm' }, byFirst).people;
    expect(personOf(removed, 'm')).toEqual({
      id: 'm',
      name: 'Person m',
      seal: 'QB',
      role: 'staff',
      language: 'en',
      invitedAt: new Date(at).toISOString(),
      invitedBy: { id: firstOwnerId, name: 'admin' },
      joinedAt: new Date(at).toISOString(),
      removedAt: new Date(at).toISOString(),
      removedBy: { id: firstOwnerId, name: 'admin' },
    });
    expect(decideRemoval(removed, { id: 'm' }, byFirst).kind).toBe('unchanged');
    expect(withFirstOwner(removed, 'admin').people).toEqual(removed.people);
  });

  it('takes the first owner like any other, and then the user name is free', () => {
    const people = withJoined(officeOfOne, 'o', 'owner');
    const alone = decideRemoval(people, { id: firstOwnerId }, { at, by: 'o' }).people;
    expect(ownersHere(alone).map(({ id }) => id)).toEqual(['o']);
    const later = withFirstOwner(alone, 'admin');
    expect(personOf(later, firstOwnerId)).not.toHaveProperty('username');
  });

  it('counts no owner who was only invited', () => {
    const people = withInvited(officeOfOne, 'o', 'owner');
    const answer = decideRemoval(people, { id: firstOwnerId }, byFirst);
    expect(answer).toMatchObject({ reason: 'last-owner' });
  });

  it(`remembers ${maxRemoved} who have gone`, () => {
    let people = officeOfOne;
    for (let number = 0; number < maxRemoved + 3; number += 1) {
      const joined = withJoined(
        { ...people, people: people.people.slice(0, 1) },
        `${number}`,
        'staff',
      );
      const all = { ...joined, people: [...people.people, ...joined.people.slice(1)] };
      people = decideRemoval(
        all,
        { id: `${number}` },
        { at: at + number, by: firstOwnerId },
      ).people;
    }
    expect(people.people).toHaveLength(1 + maxRemoved);
    expect(personOf(people, '0')).toBeUndefined();
    expect(personOf(people, `${maxRemoved + 2}`)).toBeDefined();
  });
});

describe('decideConfirmation', () => {
  it('ends the links of the backup, and no later one', () => {
    const since = new Date(at).toISOString();
    const people = { ...withInvited(officeOfOne, 'm', 'staff'), unconfirmedSince: since };
    const later = { at: at + 1, by: firstOwnerId, id: 'n', digest: sampleDigest(8) };
    const request = { name: 'N', role: 'staff', language: 'en' } as const;
    const both = decideNewPerson(people, request, later).people;
    const confirmed = decideConfirmation(both, {}, byFirst).people;
    expect(personOf(confirmed, 'm')).not.toHaveProperty('invitation');
    expect(personOf(confirmed, 'n')).toHaveProperty('invitation');
    expect(showInvitation(both, later.digest, at + 1)).toBeNull();
    expect(showInvitation(confirmed, later.digest, at + 1)).not.toBeNull();
  });

  it('lets the others in again', () => {
    const since = new Date(at).toISOString();
    const people = { ...withJoined(officeOfOne, 'm', 'staff'), unconfirmedSince: since };
    expect(decideConfirmation(people, {}, { at, by: 'm' })).toMatchObject({
      reason: 'not-permitted',
    });
    const { kind, people: confirmed } = decideConfirmation(people, {}, byFirst);
    expect(kind).toBe('changed');
    expect(confirmed).not.toHaveProperty('unconfirmedSince');
    expect(decideConfirmation(confirmed, {}, byFirst).kind).toBe('unchanged');
  });
});

describe('the commands of owners together', () => {
  const ids = [firstOwnerId, 'a', 'b', 's', 'i'];
  const start = withInvited(
    withJoined(withJoined(withJoined(officeOfOne, 'a', 'owner'), 'b', 'owner'), 's', 'staff'),
    'i',
    'owner',
  );
  const person = fc.constantFrom(...ids);
  const commands = fc.oneof(
    fc.tuple(person, person, fc.constantFrom(...roles)).map(
      ([by, id, role]) =>
        (people: StoredPeople) =>
          decideRole(people, { id, role }, { at, by }),
    ),
    fc.tuple(person, person).map(
      ([by, id]) =>
        (people: StoredPeople) =>
          decideRemoval(people, { id }, { at, by }),
    ),
    fc.tuple(person, person).map(
      ([by, id]) =>
        (people: StoredPeople) =>
          decideTakeBack(people, { id }, { at, by }),
    ),
  );

  it('leave an owner who can come in, whatever they are and in whatever order they arrive', () => {
    fc.assert(
      fc.property(fc.array(commands, { minLength: 2, maxLength: 12 }), (some) => {
        let people = start;
        for (const take of some) {
          const decision = take(people);
          if (decision.kind === 'changed') people = decision.people;
          expect(ownersHere(people).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('let the later of two owners who demote each other fail, because they are none any more', () => {
    const two = withJoined(officeOfOne, 'a', 'owner');
    const first = decideRole(two, { id: 'a', role: 'staff' }, byFirst);
    const second = decideRole(first.people, { id: firstOwnerId, role: 'staff' }, { at, by: 'a' });
    expect(second).toMatchObject({ reason: 'not-permitted' });
    const both = decideRole(two, { id: firstOwnerId, role: 'staff' }, byFirst);
    const alone = decideRole(both.people, { id: 'a', role: 'staff' }, { at, by: 'a' });
    expect(alone).toMatchObject({ reason: 'last-owner' });
  });
});

describe('what is told of people', () => {
  it('holds neither hash nor digest, for owners and for staff', () => {
    const people = withInvited(withJoined(officeOfOne, 'm', 'staff'), 'i', 'translator');
    const told = JSON.stringify([people.people.map(toPerson), toColleagues(people)]);
    expect(told).toContain('"waysIn":["password"]');
    expect(told).not.toContain(hash.key);
    expect(told).not.toContain(hash.salt);
    expect(told).not.toContain(sampleDigest(2));
    const [ofStaff] = toColleagues(people).slice(1);
    expect(Object.keys(ofStaff ?? {}).sort()).toEqual(['id', 'name', 'role', 'seal', 'state']);
    const gone = decideRemoval(people, { id: 'm' }, byFirst).people;
    expect(toColleagues(gone).map(({ id }) => id)).toEqual([firstOwnerId, 'i']);
    expect(gone.people.filter((one) => !belongs(one)).map(toPerson)).toMatchObject([
      { id: 'm', state: 'removed', waysIn: [] },
    ]);
  });
});
