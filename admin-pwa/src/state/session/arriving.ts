import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import type { DeviceSession } from '../../offline/storage/records/device-session.ts';
import { hasOtherSeat } from '../at-seat.ts';
import type { ConsoleEdges } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { Arrived, DeviceAccess } from './device-access.ts';

/** A session has just begun here; whoever used this device before may have been somebody else. */
export async function arrive(
  edges: ConsoleEdges,
  { access, list }: { access: DeviceAccess; list: Pick<ListActions, 'loadStored'> },
  who: Arrived,
): Promise<void> {
  const before = await edges.storage.readSession();
  const isOther = hasOtherSeat(before, who.person);
  const isSame = before !== null && isSamePerson(before, who) && !isOther;
  if (before !== null && isOther && isSamePerson(before, who)) await access.changeSeat(who.person);
  else if (!isSame) await access.makeRoom();
  await edges.storage.settleLogout();
  // What waits here is in the name as it was typed before, capitals and all.
  const username = (isSame && before.username) || who.username;
  await access.keep({ ...who, username }, true);
  if (isSame) await list.loadStored();
  edges.tabs.tell('signed-in');
}

/** Who has logged in. @returns `null` from a server that does not tell people apart. */
export async function askWho({ ask }: Pick<ConsoleEdges, 'ask'>): Promise<OwnPerson | null> {
  try {
    return await ask(endpoints.readOwn, {});
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** Whether a session of this device is certainly another person's than the one the server knows. */
export function isAnother(session: DeviceSession | null, person: OwnPerson | null): boolean {
  return session?.person !== undefined && person !== null && session.person.id !== person.id;
}

function isSamePerson(session: DeviceSession, { username, person }: Arrived): boolean {
  if (session.person === undefined || person === null) return session.username === username;
  return session.person.id === person.id;
}
