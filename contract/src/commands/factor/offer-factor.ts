import { factorOfferMinutes, type Recovery } from '../../record/second-factor.ts';
import { hasPassword, type StoredPeople, type StoredPerson } from '../../record/stored-people.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from '../people/people-decision.ts';

/** Of what somebody sets up, by its id: of two tabs that do, only the later goes on. */
interface Named {
  readonly id: string;
}

/** A secret for an authenticator. It opens nothing before it is turned on. */
export function decideFactorOffer(
  people: StoredPeople,
  { id, secret }: Named & { readonly secret: string },
  { at, by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'password-missing'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  if (!hasPassword(person)) return refuse(people, 'password-missing');
  return changePerson(people, { ...person, offeredFactor: { id, secret, endsAt: endOf(at) } });
}

/** An authenticator has shown that it has the secret: recovery codes follow. @param step of the code. */
export function decideShownOffer(
  people: StoredPeople,
  { id, step, recovery }: Named & { readonly step: number; readonly recovery: Recovery },
  { at, by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'offer-over'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  const offered = findOffer(person, id, at);
  if (offered?.secret === undefined) return refuse(people, 'offer-over');
  return changePerson(people, { ...person, offeredFactor: { ...offered, step, recovery } });
}

/** Recovery codes in the place of those of before, which are good until the new ones are turned on. */
export function decideCodesOffer(
  people: StoredPeople,
  { id, recovery }: Named & { readonly recovery: Recovery },
  { at, by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'factor-missing'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  if (person.secondFactor === undefined) return refuse(people, 'factor-missing');
  return changePerson(people, { ...person, offeredFactor: { id, recovery, endsAt: endOf(at) } });
}

/** What somebody sets up; `undefined` where it has ended, or another has taken its place. */
export function findOffer({ offeredFactor: offered }: StoredPerson, id: string, at: number) {
  return offered?.id === id && at < Date.parse(offered.endsAt) ? offered : undefined;
}

function endOf(at: number): string {
  return new Date(at + factorOfferMinutes * 60_000).toISOString();
}
