import type { Colleague, Person } from '@yiqiao/contract/record/person';
import { dayOf, formatWeekday } from '../clocks/format-time.ts';
import type { OfficePeople } from '../state/console-state.ts';
import { texts } from '../texts/texts.ts';

/** What owners are told of everybody; staff are told less, and nobody here. */
export function personsOf({ people }: OfficePeople): readonly Person[] {
  return people.filter(isPerson);
}

function isPerson(person: Person | Colleague): person is Person {
  return 'isFirst' in person;
}

/** Whether nobody else could run the office. Somebody invited is no owner yet. */
export function isLastOwner(person: Person, people: readonly Person[]): boolean {
  const owners = people.filter(({ role, state }) => role === 'owner' && state === 'here');
  return owners.length === 1 && owners[0]?.id === person.id;
}

/** "Thu 19 Nov", with its year where that is not this one. */
export function dayText(at: string, now: number): string {
  return formatWeekday(dayOf(Date.parse(at)), now);
}

/** Since when somebody belongs to the office. */
export function sinceText({ joinedAt }: Person, now: number): string {
  const { people } = texts();
  return joinedAt === undefined ? people.first : people.since(dayText(joinedAt, now));
}

/** Whether somebody who is here could show no more than a password. */
export function lacksFactor({ state, waysIn }: Person): boolean {
  return state === 'here' && waysIn.every((way) => way === 'password');
}

/** How somebody comes in, in one line: "Password, second factor". */
export function waysText(person: Person): string {
  const { people, passkeys, factor } = texts();
  if (lacksFactor(person)) return factor.passwordOnly;
  const names = { passkey: passkeys.one, password: people.password, factor: factor.second };
  const order = ['passkey', 'password', 'factor'] as const;
  return order
    .filter((way) => person.waysIn.includes(way))
    .map((way) => names[way])
    .join(people.comma);
}
