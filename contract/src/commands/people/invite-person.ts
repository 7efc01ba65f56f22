import * as z from 'zod/mini';
import { roles } from '../../record/role.ts';
import { belongs, isHere, maxPeople, type StoredPeople } from '../../record/stored-people.ts';
import { languages } from '../../text/languages.ts';
import { readLine } from '../../text/order-text.ts';
import { proposeSeals } from '../../text/seal.ts';
import type { RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { invitedSchema, makeInvitation } from './invitation.ts';
import {
  changeTo,
  findActingOwner,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';

/** Of a person's name, in UTF-16 code units. */
export const longestName = 60;

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/people',
  access: 'owner',
  freshProof: true,
  request: z.object({ name: z.string(), role: z.enum(roles), language: z.enum(languages) }),
  invalid: `Give \`name\`, \`role\` (${roles.join(', ')}) and \`language\` (${languages.join(', ')}).`,
  status: 201,
  response: invitedSchema,
});

/** @param id of the new person. @param digest of the invitation's key. */
export function decideNewPerson(
  people: StoredPeople,
  request: RequestOf<typeof invitePerson>,
  { at, by, id, digest }: PeopleContext & { readonly id: string; readonly digest: string },
): PeopleDecision<'not-permitted' | 'people-full' | 'name-invalid'> {
  const owner = findActingOwner(people, by);
  if (owner === undefined) return refuse(people, 'not-permitted');
  const read = readLine(request.name, longestName);
  if ('fault' in read) return refuse(people, 'name-invalid');
  const members = people.people.filter(belongs);
  if (members.length >= maxPeople) return refuse(people, 'people-full');
  const [seal = 'A'] = proposeSeals(
    read.text,
    members.filter(isHere).map((member) => member.seal),
  );
  const invitation = makeInvitation(owner, digest, at);
  const person = {
    id,
    name: read.text,
    seal,
    role: request.role,
    language: request.language,
    invitation,
    invitedAt: invitation.at,
    invitedBy: invitation.by,
  };
  return changeTo(people, [...people.people, person]);
}
