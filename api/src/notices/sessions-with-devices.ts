import {
  decideDeviceMove,
  decideDevicesEnd,
  hasDevices,
} from '@yiqiao/contract/commands/notices/end-devices';
import type { StoredPerson } from '@yiqiao/contract/record/stored-people';
import type { ToldDevice } from '@yiqiao/contract/record/told-device';
import { type Log, reasonOf } from '@yiqiao/ports/log';
import type { SessionStore } from '@yiqiao/ports/session-store';
import type { OfficePeople } from '../people/office-people.ts';
import type { SessionMove } from '../session/session-records.ts';

interface SessionsWithDevices extends SessionStore {
  readonly move: (move: SessionMove) => Promise<void>;
}

/**
 * Sessions whose end is the end of the device that was told in them: first the device, so that no crash leaves one that is
 * told of what its person may no longer see. A session that ends by itself, of age or idleness, leaves its device: what
 * came at night is told in the morning. A full disk keeps no log-out from happening; the push service then says that the
 * browser has unsubscribed.
 */
export function createSessionsWithDevices(
  store: SessionStore,
  people: OfficePeople,
  log: Log,
): SessionsWithDevices {
  async function endDevices(
    isMeant: (device: ToldDevice, person: StoredPerson) => boolean,
  ): Promise<void> {
    try {
      if (!hasDevices(await people.read(), isMeant)) return;
      await people.change((all) => decideDevicesEnd(all, isMeant));
    } catch (error) {
      log('warn', 'device-not-ended', { reason: reasonOf(error) });
    }
  }

  return {
    ...store,
    async end(digest) {
      await endDevices(({ session }) => session === digest);
      await store.end(digest);
    },
    async endAllOf(personId, exceptDigest) {
      await endDevices(({ session }, { id }) => id === personId && session !== exceptDigest);
      await store.endAllOf(personId, exceptDigest);
    },
    async move(move) {
      if (!hasDevices(await people.read(), ({ session }) => session === move.from)) return;
      await people.change((all) => decideDeviceMove(all, move));
    },
  };
}
