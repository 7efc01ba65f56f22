import * as z from 'zod/mini';
import { ownPersonSchema } from '../../record/person.ts';
import type { StoredPeople } from '../../record/stored-people.ts';
import { languages } from '../../text/languages.ts';
import { readLine } from '../../text/order-text.ts';
import { readSeal } from '../../text/seal.ts';
import type { RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { longestName } from './invite-person.ts';
import { isSealTaken } from './join.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';

/** How colleagues see somebody, and the language of what is sent to them; a field left out stays. */
export const changeOwn = endpoint({
  method: 'PATCH',
  path: '/api/me',
  access: 'person',
  request: z.object({
    name: z.optional(z.string()),
    seal: z.optional(z.string()),
    language: z.optional(z.enum(languages)),
  }),
  invalid: 'Give `name`, `seal` or `language`.',
  response: ownPersonSchema,
});

/** What was done under an earlier name keeps that. */
export function decideOwnChange(
  people: StoredPeople,
  request: RequestOf<typeof changeOwn>,
  { by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'name-invalid' | 'seal-invalid' | 'seal-taken'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  const read = readLine(request.name ?? person.name, longestName);
  if ('fault' in read) return refuse(people, 'name-invalid');
  const seal = readSeal(request.seal ?? person.seal);
  if (seal === null) return refuse(people, 'seal-invalid');
  const others = people.people.filter((other) => other.id !== person.id);
  if (isSealTaken(others, seal)) return refuse(people, 'seal-taken');
  const next = { ...person, name: read.text, seal, language: request.language ?? person.language };
  const isSame =
    next.name === person.name && seal === person.seal && next.language === person.language;
  return isSame ? { kind: 'unchanged', people } : changePerson(people, next);
}
