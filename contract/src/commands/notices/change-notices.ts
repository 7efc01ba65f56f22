import type * as z from 'zod/mini';
import type { changeNoticesSchema } from '../../record/notice.ts';
import type { StoredPeople } from '../../record/stored-people.ts';
import type { Told } from '../../record/told-device.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from '../people/people-decision.ts';
import { withTold } from './told-people.ts';

/** Names of devices whose last stop is remembered. */
const maxRemembered = 20;

/** Of two changes at once the later holds; a device that has gone meanwhile is passed over. */
export function decideNotices(
  people: StoredPeople,
  { choices, stops = {} }: z.infer<typeof changeNoticesSchema>,
  { by }: PeopleContext,
): PeopleDecision<'not-permitted'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  const told: Told = person.told ?? { devices: [] };
  const devices = told.devices.map((device) => {
    const stop = Object.hasOwn(stops, device.id) ? stops[device.id] : undefined;
    return stop === undefined ? device : { ...device, stop };
  });
  const moved = devices.filter((device, index) => device !== told.devices[index]);
  const remembered = {
    ...told.stops,
    ...Object.fromEntries(moved.map(({ name, stop }) => [name, stop])),
  };
  const names = Object.entries(remembered).slice(-maxRemembered);
  const next = withTold(person, {
    ...told,
    ...(choices && { choices }),
    devices,
    ...(names.length > 0 && { stops: Object.fromEntries(names) }),
  });
  return next === person ? { kind: 'unchanged', people } : changePerson(people, next);
}
