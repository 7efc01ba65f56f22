import * as z from 'zod/mini';
import { hasFactor } from '../../record/factor-demand.ts';
import { peopleSchema } from '../../record/person.ts';
import type { StoredPeople } from '../../record/stored-people.ts';
import type { RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import {
  changeTo,
  findActingOwner,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';

/** Whether a password alone is enough for anybody. */
export const demandFactor = endpoint({
  method: 'PUT',
  path: '/api/people/factor-demand',
  access: 'owner',
  freshProof: true,
  request: z.object({ isDemanded: z.boolean() }),
  invalid: 'Give `isDemanded`: true or false.',
  response: peopleSchema,
});

type Demand = RequestOf<typeof demandFactor> & {
  /** The host at which the office is reached. */
  readonly host: string;
};

/** Whoever has none sets one up at the next log-in, so nobody is locked out; only who demands it must have one. */
export function decideFactorDemand(
  people: StoredPeople,
  { isDemanded, host }: Demand,
  { at, by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'factor-missing'> {
  const owner = findActingOwner(people, by);
  if (owner === undefined) return refuse(people, 'not-permitted');
  const { factorDemand, ...others } = people;
  if (isDemanded === (factorDemand !== undefined)) return { kind: 'unchanged', people };
  if (!isDemanded) return changeTo(others, people.people);
  if (!hasFactor(owner, host)) return refuse(people, 'factor-missing');
  const demand = { by: { id: owner.id, name: owner.name }, at: new Date(at).toISOString() };
  return changeTo({ ...others, factorDemand: demand }, people.people);
}
