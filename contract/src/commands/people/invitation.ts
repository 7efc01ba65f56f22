import * as z from 'zod/mini';
import { personSchema } from '../../record/person.ts';
import type { StoredPeople, StoredPerson } from '../../record/stored-people.ts';

/** Days that an invitation can be used. */
export const invitationDays = 7;

/** Random bits of its key. */
export const invitationKeyBits = 192;

/** What an owner gets of a new invitation: the path is told this once. */
export const invitedSchema = z.object({ person: personSchema, invitationPath: z.string() });

/** Where the key of an invitation leads. */
export function invitationPath(key: string): string {
  return `/admin/join/${key}`;
}

/** A new invitation of a person. @param digest of its key. */
export function makeInvitation(by: StoredPerson, digest: string, at: number) {
  const dateTime = (moment: number) => new Date(moment).toISOString();
  return {
    digest,
    by: { id: by.id, name: by.name },
    at: dateTime(at),
    endsAt: dateTime(at + invitationDays * 86_400_000),
  };
}

/**
 * Whom a key invites. Wrong, used, ended and taken back keys invite nobody, nor does any before an owner has
 * confirmed people that came from a backup.
 */
export function findInvited(
  { people, unconfirmedSince }: StoredPeople,
  digest: string,
  at: number,
): StoredPerson | undefined {
  if (unconfirmedSince !== undefined) return undefined;
  return people.find(
    ({ invitation, removedAt }) =>
      removedAt === undefined &&
      invitation?.digest === digest &&
      at < Date.parse(invitation.endsAt),
  );
}
