import type { StoredPeople, StoredPerson } from '../../record/stored-people.ts';
import type { ToldDevice } from '../../record/told-device.ts';
import { changeTo, type PeopleDecision } from '../people/people-decision.ts';
import { isUnchanged, withTold } from './told-people.ts';

/** Devices that are told no more. What else the person has chosen stays. */
export function decideDevicesEnd(
  people: StoredPeople,
  isEnded: (device: ToldDevice, person: StoredPerson) => boolean,
): PeopleDecision {
  return changeDevices(people, (device, person) => (isEnded(device, person) ? null : device));
}

/** A session has got another name and credential: its device goes with it. */
export function decideDeviceMove(
  people: StoredPeople,
  { from, session, mark }: Pick<ToldDevice, 'session' | 'mark'> & { readonly from: string },
): PeopleDecision {
  return changeDevices(people, (device) =>
    device.session === from ? { ...device, session, mark } : device,
  );
}

/** Whether any device goes with one of these sessions. */
export function hasDevices(
  people: StoredPeople,
  isMeant: (device: ToldDevice, person: StoredPerson) => boolean,
) {
  return people.people.some((person) =>
    person.told?.devices.some((device) => isMeant(device, person)),
  );
}

function changeDevices(
  people: StoredPeople,
  change: (device: ToldDevice, person: StoredPerson) => ToldDevice | null,
): PeopleDecision {
  const next = people.people.map((person) => {
    if (person.told === undefined) return person;
    const devices = person.told.devices.flatMap((device) => change(device, person) ?? []);
    return withTold(person, { ...person.told, devices });
  });
  return isUnchanged(people.people, next) ? { kind: 'unchanged', people } : changeTo(people, next);
}
