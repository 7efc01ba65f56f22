import * as z from 'zod/mini';
import type { StoredPasskey } from '../../record/passkey.ts';
import { registrationSchema } from '../../record/passkey-ceremony.ts';
import { type PasswordHash, typedPasswordSchema } from '../../record/password-hash.ts';
import { ownPersonSchema } from '../../record/person.ts';
import { roles } from '../../record/role.ts';
import {
  belongs,
  findByPasskey,
  hasUsername,
  isHere,
  type StoredPeople,
  type StoredPerson,
} from '../../record/stored-people.ts';
import { languages } from '../../text/languages.ts';
import { readLine } from '../../text/order-text.ts';
import { proposeSeals, readSeal } from '../../text/seal.ts';
import { proposeUsername, readUsername } from '../../text/username.ts';
import type { RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { findInvited } from './invitation.ts';
import { longestName } from './invite-person.ts';
import { changePerson, type PeopleDecision, refuse } from './people-decision.ts';
import { withoutWaysIn } from './without-ways-in.ts';

/** What the page of an invitation shows, and proposes. */
export const joiningSchema = z.object({
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  /** Who has invited them. */
  invitedBy: z.string(),
  endsAt: z.iso.datetime(),
  seals: z.array(z.string()),
  username: z.string(),
});

/** 404 for every key that invites nobody. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/join/:key',
  access: 'anyone',
  response: joiningSchema,
});

const chosenShape = { name: z.string(), seal: z.string(), language: z.enum(languages) };

/** Begins a session. */
export const join = endpoint({
  method: 'POST',
  path: '/api/join/:key',
  access: 'anyone',
  request: z.union([
    z.object({
      ...chosenShape,
      username: z.string().check(z.maxLength(200)),
      password: typedPasswordSchema,
    }),
    z.object({ ...chosenShape, passkey: registrationSchema }),
  ]),
  invalid: 'Give `name`, `seal`, `language`, and `username` and `password` or a `passkey`.',
  status: 201,
  response: z.object({
    authenticated: z.boolean(),
    person: ownPersonSchema,
    /** Where the office demands a second factor of whoever joins with a password. */
    next: z.optional(z.literal('set-up')),
  }),
});

export type JoinRequest = RequestOf<typeof join>;

export type JoinRefusal =
  | 'invitation-over'
  | 'name-invalid'
  | 'seal-invalid'
  | 'seal-taken'
  | 'username-invalid'
  | 'username-taken'
  | 'passkey-known';

/** @param digest of the key. @returns `null` for a key that invites nobody. */
export function showInvitation(people: StoredPeople, digest: string, at: number) {
  const person = findInvited(people, digest, at);
  if (person?.invitation === undefined) return null;
  const others = people.people.filter((other) => belongs(other) && other.id !== person.id);
  const { name, role, language, invitation } = person;
  return {
    name,
    role,
    language,
    invitedBy: invitation.by.name,
    endsAt: invitation.endsAt,
    seals: proposeSeals(
      name,
      others.filter(isHere).map(({ seal }) => seal),
    ),
    username: person.username ?? proposeUsername(name, usernamesOf(others)),
  };
}

/**
 * Uses the invitation up. Whoever joins again, having lost every way in, stays the same person; the earlier ways in
 * end, and every session with them.
 * @param context `digest` of the key, and what they come in with as it is to be stored.
 */
export function decideJoining(
  people: StoredPeople,
  request: Chosen,
  { at, digest, ...way }: JoinContext,
): PeopleDecision<JoinRefusal> {
  const invited = findInvited(people, digest, at);
  if (invited === undefined) return refuse(people, 'invitation-over');
  const others = people.people.filter((other) => belongs(other) && other.id !== invited.id);
  const read = readLine(request.name, longestName);
  if ('fault' in read) return refuse(people, 'name-invalid');
  const seal = readSeal(request.seal);
  if (seal === null) return refuse(people, 'seal-invalid');
  if (isSealTaken(others, seal)) return refuse(people, 'seal-taken');
  const username = 'hash' in way ? readUsername(request.username ?? '') : undefined;
  if (username === null) return refuse(people, 'username-invalid');
  if (username !== undefined && others.some((other) => hasUsername(other, username))) {
    return refuse(people, 'username-taken');
  }
  if ('passkey' in way && findByPasskey({ people: others }, way.passkey.id) !== undefined) {
    return refuse(people, 'passkey-known');
  }
  const now = new Date(at).toISOString();
  return changePerson(people, {
    ...withoutWaysIn(invited),
    name: read.text,
    seal,
    language: request.language,
    ...(username !== undefined && { username }),
    ...wayIn(invited, way, now),
    joinedAt: invited.joinedAt ?? now,
  });
}

type Chosen = Pick<JoinRequest, 'name' | 'seal' | 'language'> & { readonly username?: string };

type ChosenWay =
  | { readonly hash: PasswordHash }
  | { readonly passkey: Omit<StoredPasskey, 'addedAt'>; readonly handle: string };

type JoinContext = { readonly at: number; readonly digest: string } & ChosenWay;

function wayIn({ passkeyHandle }: StoredPerson, way: ChosenWay, now: string) {
  if ('hash' in way) return { password: { hash: way.hash, changedAt: now } };
  const passkeys = [{ ...way.passkey, addedAt: now }];
  return { passkeys, passkeyHandle: passkeyHandle ?? way.handle };
}

type Others = StoredPeople['people'];

/** Somebody who is not here yet has been proposed a seal, and chooses another one when that is gone. */
export function isSealTaken(others: Others, seal: string): boolean {
  return others.some((other) => isHere(other) && other.seal === seal);
}

function usernamesOf(others: Others): string[] {
  return others.flatMap(({ username }) => username ?? []);
}
