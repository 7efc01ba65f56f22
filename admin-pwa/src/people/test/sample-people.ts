import type { Person } from '@yiqiao/contract/record/person';

/** The owner of an office. */
export function samplePerson(differences: Partial<Person> = {}): Person {
  return {
    id: 'first',
    name: '沈若兰',
    seal: '沈',
    role: 'owner',
    language: 'en',
    state: 'here',
    username: 'office',
    waysIn: ['password'],
    isFirst: true,
    ...differences,
  };
}

/** A colleague who has joined. */
export function sampleColleague(differences: Partial<Person> = {}): Person {
  return samplePerson({
    id: 'elena',
    name: 'Elena Castellanos-Whitfield',
    seal: 'EC',
    role: 'staff',
    username: 'elena',
    isFirst: false,
    joinedAt: '2026-03-03T09:00:00.000Z',
    ...differences,
  });
}

/** Somebody who is not here yet. */
export function sampleInvited(differences: Partial<Person> = {}): Person {
  return samplePerson({
    id: 'aynur',
    name: '阿依努尔',
    seal: '阿',
    role: 'staff',
    language: 'zh-Hans',
    state: 'invited',
    username: undefined,
    waysIn: [],
    isFirst: false,
    invitedAt: '2026-11-20T09:00:00.000Z',
    invitation: {
      by: { id: 'first', name: '沈若兰' },
      at: '2026-11-20T09:00:00.000Z',
      endsAt: '2026-11-27T09:00:00.000Z',
    },
    ...differences,
  });
}
