import * as z from 'zod/mini';
import { currencies } from '../money/currency.ts';
import { languages } from '../text/languages.ts';
import { authorSchema } from './author.ts';
import { roles } from './role.ts';
import {
  belongs,
  firstOwnerId,
  hasPassword,
  isHere,
  type StoredPeople,
  type StoredPerson,
} from './stored-people.ts';

const dateTime = z.iso.datetime();

/** Who is logged in: what their own console shows of them. */
export const ownPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  seal: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
});

export type OwnPerson = z.infer<typeof ownPersonSchema>;

/** What staff see of each other. */
export const colleagueSchema = z.object({
  id: z.string(),
  name: z.string(),
  seal: z.string(),
  role: z.enum(roles),
  /** `invited`: not here yet. */
  state: z.enum(['here', 'invited']),
});

export type Colleague = z.infer<typeof colleagueSchema>;

/** How somebody can prove who they are; a second factor goes with a password. */
export const waysIn = ['password', 'passkey', 'factor'] as const;

/** What owners see of everybody: ways in as facts, and nothing with which one could come in. */
export const personSchema = z.object({
  ...ownPersonSchema.shape,
  state: z.enum(['here', 'invited', 'removed']),
  username: z.optional(z.string()),
  waysIn: z.array(z.enum(waysIn)),
  /** Whether it is the account of the settings, whose password is set on the server. */
  isFirst: z.boolean(),
  invitation: z.optional(z.object({ by: authorSchema, at: dateTime, endsAt: dateTime })),
  invitedAt: z.optional(dateTime),
  invitedBy: z.optional(authorSchema),
  joinedAt: z.optional(dateTime),
  removedAt: z.optional(dateTime),
  removedBy: z.optional(authorSchema),
});

export type Person = z.infer<typeof personSchema>;

/** In the order in which they came. Owners get everybody, staff those who belong. */
export const peopleSchema = z.object({
  people: z.array(z.union([personSchema, colleagueSchema])),
  /** The currency that a new quote is in unless another is chosen. Absent from an earlier release. */
  quotesBeginWith: z.optional(z.enum(currencies)),
  /** For owners: only owners come in until one of them confirms who belongs. */
  unconfirmedSince: z.optional(dateTime),
  /** For owners: that, and since when, a second factor is demanded of everybody. */
  factorDemand: z.optional(z.object({ by: authorSchema, at: dateTime })),
  /** For owners: who else was the last to change where clients pay, and in which line of the settings' history. */
  accountsChange: z.optional(z.object({ line: z.int(), by: authorSchema, at: dateTime })),
});

/** Fields that a schema does not name are taken out by it. */
export function toPerson(person: StoredPerson): Person {
  return z.parse(personSchema, {
    ...person,
    state: stateOf(person),
    waysIn: waysOf(person),
    isFirst: person.id === firstOwnerId,
  });
}

function waysOf(person: StoredPerson): Person['waysIn'] {
  if (!belongs(person)) return [];
  const { passkeys = [] } = person;
  return [
    ...(hasPassword(person) ? (['password'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(person.secondFactor !== undefined ? (['factor'] as const) : []),
  ];
}

/** Those who belong, as staff see them. */
export function toColleagues({ people }: StoredPeople): Colleague[] {
  return people
    .filter(belongs)
    .map((person) => z.parse(colleagueSchema, { ...person, state: stateOf(person) }));
}

export function toOwnPerson(person: StoredPerson): OwnPerson {
  return z.parse(ownPersonSchema, person);
}

function stateOf(person: StoredPerson): Person['state'] {
  if (!belongs(person)) return 'removed';
  return isHere(person) ? 'here' : 'invited';
}
