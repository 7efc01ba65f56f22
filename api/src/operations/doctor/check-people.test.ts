import { decideRemoval } from '@yiqiao/contract/commands/people/remove-person';
import {
  sampleAt as at,
  officeOfOne,
  withInvited,
  withJoined,
} from '@yiqiao/contract/commands/people/sample-people';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import { describe, expect, it } from 'vitest';
import { checkPeople } from './check-people.ts';

const dayMs = 86_400_000;
const textsOf = (...given: Parameters<typeof checkPeople>) =>
  checkPeople(...given).map(({ severity, what }) => `${severity}: ${what}`);

describe('checkPeople', () => {
  it('says nothing of an office of one', () => {
    expect(checkPeople(null, 'admin', at)).toEqual([]);
  });

  it('counts people and the invitations that wait, and those that ended unused', () => {
    const joined = withJoined(withJoined(officeOfOne, 'a', 'owner'), 't', 'translator');
    const people = withInvited(withInvited(joined, 'i', 'staff'), 'j', 'staff');
    expect(textsOf(people, 'admin', at)).toEqual([
      'good: The office has 2 owners, 1 translator.',
      'good: Waiting to be used: 2 invitations.',
    ]);
    expect(textsOf(people, 'admin', at + 7 * dayMs)).toContain(
      'warning: Ended before it was used: 2 invitations.',
    );
  });

  it('warns of people that nobody has confirmed, and of a user name that two have', () => {
    const people = withJoined(officeOfOne, 'a', 'owner');
    const since = { ...people, unconfirmedSince: new Date(at).toISOString() };
    expect(textsOf(since, 'User-A', at)).toEqual([
      'good: The office has 2 owners.',
      'warning: ADMIN_USERNAME is the user name of somebody else as well, who cannot log in.',
      'warning: The people come from a backup: only owners come in.',
    ]);
    const demand = { by: { id: 'a', name: 'A' }, at: new Date(at).toISOString() };
    expect(textsOf({ ...people, factorDemand: demand }, 'admin', at)).toContain(
      'good: A second factor or a passkey is demanded of everybody.',
    );
    const gone = decideRemoval(people, { id: firstOwnerId }, { at, by: 'a' }).people;
    expect(textsOf(gone, 'admin', at)[1]).toContain('The account of ADMIN_USERNAME was removed');
  });
});
