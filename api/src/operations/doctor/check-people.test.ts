import { decideRemoval } from '@yiqiao/contract/commands/people/remove-person';
import {
  sampleAt as at,
  officeOfOne,
  withInvited,
  withJoined,
} from '@yiqiao/contract/commands/people/sample-people';
import { firstOwnerId, type StoredPeople } from '@yiqiao/contract/record/stored-people';
import { describe, expect, it } from 'vitest';
import { checkPeople } from './check-people.ts';

const settings = { adminUsername: 'admin' };
const dayMs = 86_400_000;
const textsOf = (...given: Parameters<typeof checkPeople>) =>
  checkPeople(...given).map(({ severity, what }) => `${severity}: ${what}`);

describe('checkPeople', () => {
  it('says nothing of an office of one', () => {
    expect(checkPeople(null, settings, at)).toEqual([]);
  });

  it('counts people and the invitations that wait, and those that ended unused', () => {
    const joined = withJoined(withJoined(officeOfOne, 'a', 'owner'), 't', 'translator');
    const people = withInvited(withInvited(joined, 'i', 'staff'), 'j', 'staff');
    expect(textsOf(people, settings, at)).toEqual([
      'good: The office has 2 owners, 1 translator.',
      'good: Waiting to be used: 2 invitations.',
    ]);
    expect(textsOf(people, settings, at + 7 * dayMs)).toContain(
      'warning: Ended before it was used: 2 invitations.',
    );
  });

  it('warns of people that nobody has confirmed, and of a user name that two have', () => {
    const people = withJoined(officeOfOne, 'a', 'owner');
    const since = { ...people, unconfirmedSince: new Date(at).toISOString() };
    expect(textsOf(since, { adminUsername: 'User-A' }, at)).toEqual([
      'good: The office has 2 owners.',
      'warning: ADMIN_USERNAME is the user name of somebody else as well, who cannot log in.',
      'warning: The people come from a backup: only owners come in.',
    ]);
    const demand = { by: { id: 'a', name: 'A' }, at: new Date(at).toISOString() };
    expect(textsOf({ ...people, factorDemand: demand }, settings, at)).toContain(
      'good: A second factor or a passkey is demanded of everybody.',
    );
    const gone = decideRemoval(people, { id: firstOwnerId }, { at, by: 'a' }).people;
    expect(textsOf(gone, settings, at)[1]).toContain('The account of ADMIN_USERNAME was removed');
  });

  it('warns of passkeys that are bound to another address', () => {
    const people = withPasskeys(withJoined(officeOfOne, 'a', 'owner'), 'a', [
      'office.example',
      'www.office.example',
      'www.office.example',
    ]);
    const textsAt = (publicOrigin?: string) => textsOf(people, { ...settings, publicOrigin }, at);
    expect(textsAt('https://office.example')).toContain(
      'warning: 2 passkeys for www.office.example will open nothing at office.example.',
    );
    expect(textsAt()).toContain(
      'warning: 3 passkeys for office.example, www.office.example will open nothing at localhost.',
    );
    const gone = decideRemoval(people, { id: 'a' }, { at, by: firstOwnerId }).people;
    expect(textsOf(gone, settings, at)).toEqual(['good: The office has 1 owner.']);
  });
});

function withPasskeys(office: StoredPeople, id: string, hosts: readonly string[]): StoredPeople {
  const passkeys = hosts.map((host, index) => ({
    ...{ id: `k${index}`, publicKey: 'AA', counter: 0, transports: [], host, name: 'A phone' },
    ...{ addedAt: new Date(at).toISOString(), isBackedUp: true },
  }));
  const people = office.people.map((person) =>
    person.id === id ? { ...person, passkeys } : person,
  );
  return { ...office, people };
}
