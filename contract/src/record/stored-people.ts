import * as z from 'zod/mini';
import { languages } from '../text/languages.ts';
import { proposeSeals } from '../text/seal.ts';
import { usernameKey } from '../text/username.ts';
import { authorSchema } from './author.ts';
import { storedPasskeySchema, usedChallengeSchema } from './passkey.ts';
import { passwordHashSchema } from './password-hash.ts';
import { isAdmitted, roles } from './role.ts';
import { offeredFactorSchema, storedFactorSchema } from './second-factor.ts';
import { toldSchema } from './told-device.ts';

const dateTime = z.iso.datetime();

/** How many may belong to an office, those invited included. */
export const maxPeople = 50;

/** How many who were removed are remembered; the newest are. Whoever is not in the record has no way in either. */
export const maxRemoved = 200;

/**
 * Id of the account of `ADMIN_USERNAME`. Its user name and password are those of the settings, so an office of one
 * needs no record of people.
 */
export const firstOwnerId = 'first';

const invitationSchema = z.object({
  /** SHA-256 of its key, hexadecimal. */
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  by: authorSchema,
  at: dateTime,
  endsAt: dateTime,
});

/**
 * A person as stored, with what proves who they are. Ways in that come later are further optional fields: a release
 * that does not know one keeps it.
 */
export const storedPersonSchema = z.object({
  id: z.string(),
  /** As colleagues see it. */
  name: z.string(),
  /** One Chinese character or two letters. */
  seal: z.string(),
  role: z.enum(roles),
  /** The one they read. */
  language: z.enum(languages),
  /** To log in with a password; absent until they have joined. The first owner's follows the settings. */
  username: z.optional(z.string()),
  password: z.optional(z.object({ hash: passwordHashSchema, changedAt: dateTime })),
  passkeys: z.optional(z.array(storedPasskeySchema)),
  /** Random; names the person to authenticators, which put a new passkey in the place of theirs with the same one. */
  passkeyHandle: z.optional(z.string()),
  usedChallenges: z.optional(z.array(usedChallengeSchema)),
  secondFactor: z.optional(storedFactorSchema),
  /** A second factor that is being set up. */
  offeredFactor: z.optional(offeredFactorSchema),
  /** How they are told of what happens, and on which devices. */
  told: z.optional(toldSchema),
  /** The one that waits: of somebody new, or of somebody who has lost every way in. */
  invitation: z.optional(invitationSchema),
  invitedAt: z.optional(dateTime),
  invitedBy: z.optional(authorSchema),
  joinedAt: z.optional(dateTime),
  removedAt: z.optional(dateTime),
  removedBy: z.optional(authorSchema),
  /** Id of the person who gets their orders; without it these are nobody's. */
  ordersTo: z.optional(z.string()),
});

export type StoredPerson = Readonly<z.infer<typeof storedPersonSchema>>;

/** Everybody of an office, in the order in which they came; written whole at each change. */
export const storedPeopleSchema = z.object({
  version: z.literal(1),
  /** Counts the changes. */
  revision: z.int(),
  people: z.array(storedPersonSchema),
  /**
   * Since when the record may be older than the office: a backup was restored where nothing was known of removals.
   * Until an owner confirms it, only owners come in.
   */
  unconfirmedSince: z.optional(dateTime),
  /** Who demands more than a password of everybody, and since when; absent: it is everybody's own choice. */
  factorDemand: z.optional(z.object({ by: authorSchema, at: dateTime })),
});

export type StoredPeople = Readonly<z.infer<typeof storedPeopleSchema>>;

/** Whether somebody was not removed; those invited belong. */
export function belongs({ removedAt }: StoredPerson): boolean {
  return removedAt === undefined;
}

/** Whether somebody belongs and can come in. */
export function isHere(person: StoredPerson): boolean {
  return belongs(person) && (person.id === firstOwnerId || person.joinedAt !== undefined);
}

/** Whether somebody can log in with one; the first owner's is kept elsewhere. */
export function hasPassword({ id, password }: StoredPerson): boolean {
  return id === firstOwnerId || password !== undefined;
}

/** Whether somebody logs in under a user name, however it was typed. */
export function hasUsername({ username }: StoredPerson, typed: string): boolean {
  return username !== undefined && usernameKey(username) === usernameKey(typed);
}

/** @returns somebody who belongs. */
export function findMember({ people }: StoredPeople, id: string): StoredPerson | undefined {
  return people.find((person) => person.id === id && belongs(person));
}

/** @returns whose passkey it is, of those who belong. @param id of the credential. */
export function findByPasskey({ people }: Pick<StoredPeople, 'people'>, id: string) {
  return people.find(
    (person) => belongs(person) && person.passkeys?.some((passkey) => passkey.id === id),
  );
}

/** Those who can be given an order: owners and staff who can come in. */
export function thoseWithOrders({ people }: StoredPeople): readonly StoredPerson[] {
  return people.filter((person) => isHere(person) && isAdmitted(person.role, 'staff'));
}

/** Those who can be given a job: translators who can come in. */
export function thoseWithJobs({ people }: StoredPeople): readonly StoredPerson[] {
  return people.filter((person) => isHere(person) && person.role === 'translator');
}

/** The owners who can come in: an invited one cannot run an office yet. */
export function ownersHere({ people }: StoredPeople): readonly StoredPerson[] {
  return people.filter((person) => person.role === 'owner' && isHere(person));
}

/**
 * The people of an office as decisions see them. Without a record, that is the first owner alone: nothing is stored
 * before the first change. With one, the first owner's user name follows the settings.
 * @param username of the settings.
 */
export function withFirstOwner(stored: StoredPeople | null, username: string): StoredPeople {
  if (stored === null) {
    const [seal = 'A'] = proposeSeals(username, []);
    const known = { id: firstOwnerId, name: username, seal, username } as const;
    const owner = { ...known, role: 'owner', language: 'en' } as const;
    return { version: 1, revision: 0, people: [owner] };
  }
  const people = stored.people.map((person) =>
    person.id === firstOwnerId && belongs(person) ? { ...person, username } : person,
  );
  return { ...stored, people };
}
