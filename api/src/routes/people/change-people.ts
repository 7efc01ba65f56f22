import type {
  PeopleContext,
  PeopleDecision,
} from '@yiqiao/contract/commands/people/people-decision';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import type { StoredPeople, StoredPerson } from '@yiqiao/contract/record/stored-people';
import { notFound } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { type PeopleRefusal, peopleProblem } from './people-problem.ts';

export type PeopleOffice = Pick<Office, 'engine' | 'people' | 'clock' | 'log'>;

type Decide = (people: StoredPeople, context: PeopleContext) => PeopleDecision<PeopleRefusal>;

/** A change of people as it is logged: by whom, and about whom. */
interface Deed {
  readonly event: string;
  readonly by: OwnPerson;
  readonly about: string;
}

/** Stores and logs a change of people. @throws HttpProblem when it is refused. */
export async function changePeople(
  { people, clock, log }: PeopleOffice,
  { event, by, about }: Deed,
  decide: Decide,
): Promise<StoredPeople> {
  const decision = await people.change((all) => decide(all, { at: clock(), by: by.id }));
  if (decision.kind === 'refused') throw peopleProblem(decision.reason);
  if (decision.kind === 'changed') log('info', event, { by: by.id, person: about });
  return decision.people;
}

/** @throws HttpProblem 404 */
export function findPerson({ people }: StoredPeople, id: string): StoredPerson {
  const person = people.find((one) => one.id === id);
  if (person === undefined) throw notFound('There is no such person.');
  return person;
}
