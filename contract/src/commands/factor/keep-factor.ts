import { hasPasskeyAt } from '../../record/factor-demand.ts';
import type { StoredFactor } from '../../record/second-factor.ts';
import type { StoredPeople } from '../../record/stored-people.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from '../people/people-decision.ts';
import { withoutFactor } from '../people/without-ways-in.ts';
import { findOffer } from './offer-factor.ts';

/** Turns on what was offered: a second factor, or its new recovery codes. What it replaces ends. */
export function decideKeptFactor(
  people: StoredPeople,
  { id }: { readonly id: string },
  { at, by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'offer-over'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  const { secret, step, recovery } = findOffer(person, id, at) ?? {};
  if (recovery === undefined) return refuse(people, 'offer-over');
  const addedAt = new Date(at).toISOString();
  const secondFactor: StoredFactor | undefined =
    secret === undefined || step === undefined
      ? person.secondFactor && { ...person.secondFactor, recovery }
      : { secret, addedAt, usedStep: step, recovery };
  if (secondFactor === undefined) return refuse(people, 'offer-over');
  return changePerson(people, { ...withoutFactor(person), secondFactor });
}

/** Where the office demands a factor, only whoever has a passkey can do without. May be asked for twice. */
export function decideFactorOff(
  people: StoredPeople,
  { host }: { readonly host: string },
  { by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'factor-demanded'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  if (person.secondFactor === undefined) return { kind: 'unchanged', people };
  if (people.factorDemand !== undefined && !hasPasskeyAt(person, host)) {
    return refuse(people, 'factor-demanded');
  }
  return changePerson(people, withoutFactor(person));
}
