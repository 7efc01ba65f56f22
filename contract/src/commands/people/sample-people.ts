import type { PasswordHash } from '../../record/password-hash.ts';
import type { Role } from '../../record/role.ts';
import { firstOwnerId, type StoredPeople, withFirstOwner } from '../../record/stored-people.ts';
import { decideNewPerson } from './invite-person.ts';
import { decideJoining } from './join.ts';

/** When everything of the samples has happened. */
export const sampleAt = Date.parse('2026-11-20T10:00:00.000Z');

export const sampleHash: PasswordHash = {
  algorithm: 'scrypt',
  N: 2 ** 14,
  r: 1,
  p: 1,
  salt: 'c2l4dGVlbiBieXRlcyBvZg==',
  key: 'dGhpcnR5LXR3byBieXRlcyBvZiBhIGtleSwgYWxsIG9mIHRoZW0=',
};

/** As many hexadecimal digits as a hash has. */
export function sampleDigest(number: number): string {
  return number.toString(16).padStart(64, '0');
}

/** An office of one. */
export const officeOfOne = withFirstOwner(null, 'admin');

/** The same with somebody invited by the first owner, under the digest of their number in the office. */
export function withInvited(people: StoredPeople, id: string, role: Role): StoredPeople {
  const request = { name: `Person ${id}`, role, language: 'en' } as const;
  const digest = sampleDigest(people.people.length);
  const context = { at: sampleAt, by: firstOwnerId, id, digest };
  return decideNewPerson(people, request, context).people;
}

/** The same with somebody who has joined, whose user name is "user-" with the id. */
export function withJoined(
  people: StoredPeople,
  id: string,
  role: Role,
  hash: PasswordHash = sampleHash,
): StoredPeople {
  const invited = withInvited(people, id, role);
  const digest = sampleDigest(people.people.length);
  const request = {
    name: `Person ${id}`,
    seal: sealOf(people),
    language: 'en',
    username: `user-${id}`,
  } as const;
  return decideJoining(invited, request, { at: sampleAt, digest, hash }).people;
}

function sealOf({ people }: StoredPeople): string {
  return `Q${String.fromCharCode(65 + people.length)}`;
}
