import { type NoticeEvent, type NoticeKind, noticeKinds } from '../record/notice.ts';
import { isAdmitted } from '../record/role.ts';
import type { StoredNotice } from '../record/stored-notice.ts';
import { isHere, type StoredPeople, type StoredPerson } from '../record/stored-people.ts';
import type { ToldDevice } from '../record/told-device.ts';
import { choicesOf } from './choices-of.ts';
import type { Occasion } from './occasion.ts';

/** A device that is told of something. */
export interface Receiver {
  readonly person: StoredPerson;
  readonly device: ToldDevice;
}

type Told = Pick<StoredNotice, 'kind'> & Pick<Occasion, 'by' | 'to'>;

/** The event of a stored notice; one of a later release is none. */
export function eventOf({ kind }: Pick<StoredNotice, 'kind'>): NoticeEvent | null {
  return isKnown(kind) ? noticeKinds[kind] : null;
}

export function isKnown(kind: string): kind is NoticeKind {
  return Object.hasOwn(noticeKinds, kind);
}

/** The devices that are told of something at once, by what their persons have chosen. @param assignee whose order it is. */
export function findReceivers(
  people: StoredPeople,
  notice: Told,
  assignee: string | undefined,
): readonly Receiver[] {
  const event = eventOf(notice);
  if (event === null) return [];
  return people.people
    .filter((person) => mayBeTold(people, person) && isMeant(person, notice, assignee))
    .flatMap((person) => {
      const place = choicesOf(person).order.indexOf(event);
      const devices = person.told?.devices ?? [];
      return devices.filter(({ stop }) => place < stop).map((device) => ({ person, device }));
    });
}

/** After a restore, only owners can come in at first. */
function mayBeTold({ unconfirmedSince }: StoredPeople, person: StoredPerson): boolean {
  return isHere(person) && (unconfirmedSince === undefined || person.role === 'owner');
}

function isMeant(person: StoredPerson, { by, to }: Told, assignee: string | undefined): boolean {
  if (person.id === by) return false;
  if (to !== undefined) return person.id === to;
  if (!isAdmitted(person.role, 'staff')) return false;
  const isMine = assignee === undefined || assignee === person.id;
  return isMine || choicesOf(person).whose === 'all';
}
