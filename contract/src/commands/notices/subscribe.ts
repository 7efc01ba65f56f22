import { firstStop, maxDevices, type Subscription } from '../../record/notice.ts';
import type { StoredPeople, StoredPerson } from '../../record/stored-people.ts';
import type { Told, ToldDevice } from '../../record/told-device.ts';
import {
  changeTo,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from '../people/people-decision.ts';
import { isUnchanged, withTold } from './told-people.ts';

/** What the server knows of a device that subscribes. */
export interface Subscriber
  extends Subscription,
    Pick<ToldDevice, 'id' | 'name' | 'session' | 'mark' | 'origin'> {
  /** Whether a session of the person is still open, by its digest. */
  readonly isOpen: (session: string) => boolean;
}

const dayMs = 86_400_000;

/**
 * A device is known by its endpoint, or its session; so is one of the same name whose session is over, since browsers
 * make a new endpoint whenever somebody logs in again. It keeps its id and its stop. An endpoint is told of one
 * person's alone.
 */
export function decideSubscription(
  people: StoredPeople,
  { isOpen, ...subscriber }: Subscriber,
  { at, by }: PeopleContext,
): PeopleDecision<'not-permitted'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  const { devices, stops, ...told }: Told = person.told ?? { devices: [] };
  const known =
    devices.find(({ endpoint }) => endpoint === subscriber.endpoint) ??
    devices.find(({ session }) => session === subscriber.session) ??
    devices.find(({ name, session }) => name === subscriber.name && !isOpen(session));
  const now = new Date(at).toISOString();
  const isFresh = known !== undefined && at - Date.parse(known.seenAt) < dayMs;
  const first = { id: subscriber.id, stop: stops?.[subscriber.name] ?? firstStop, since: now };
  const { id, stop, since } = known ?? first;
  const device = { ...subscriber, id, stop, since, seenAt: isFresh ? known.seenAt : now };
  const others = devices.filter(
    (other) =>
      other !== known && other.endpoint !== device.endpoint && other.session !== device.session,
  );
  const next = { ...told, ...(stops && { stops }), devices: newestOf([...others, device]) };
  return toDecision(people, person, next, device.endpoint);
}

function toDecision(people: StoredPeople, person: StoredPerson, told: Told, endpoint: string) {
  const next = people.people.map((one) => {
    if (one === person) return withTold(one, told);
    const isTaken = one.told?.devices.some((device) => device.endpoint === endpoint) ?? false;
    if (!isTaken || one.told === undefined) return one;
    const devices = one.told.devices.filter((device) => device.endpoint !== endpoint);
    return withTold(one, { ...one.told, devices });
  });
  return isUnchanged(people.people, next)
    ? ({ kind: 'unchanged', people } as const)
    : changeTo(people, next);
}

/** Without those that have not been there for longest. */
function newestOf(devices: readonly ToldDevice[]): ToldDevice[] {
  const oldestFirst = [...devices].sort((one, other) => one.seenAt.localeCompare(other.seenAt));
  const gone = oldestFirst.slice(0, Math.max(0, devices.length - maxDevices));
  return devices.filter((device) => !gone.includes(device));
}
