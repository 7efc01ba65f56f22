import { decideDevicesEnd, hasDevices } from '@yiqiao/contract/commands/notices/end-devices';
import type { StoredPeople, StoredPerson } from '@yiqiao/contract/record/stored-people';
import type { ToldDevice } from '@yiqiao/contract/record/told-device';
import type { Accounts } from '../people/accounts.ts';
import type { OfficePeople } from '../people/office-people.ts';
import type { Premises } from '../premises/premises.ts';

interface DevicesOffice extends Pick<Premises, 'clock' | 'log'> {
  readonly people: OfficePeople;
  readonly accounts: Pick<Accounts, 'findById'>;
}

/** A device whose console was not opened for so long is told no more. */
const silentDays = 30;

/** Ends the devices of people who cannot come in as they did, such as with a password that was set anew, and silent ones. */
export async function dropGoneDevices({
  people,
  accounts,
  clock,
  log,
}: DevicesOffice): Promise<void> {
  const all = await people.read();
  const marks = new Map<string, string | null>();
  for (const { id, told } of all.people) {
    if (told !== undefined && told.devices.length > 0) {
      marks.set(id, (await accounts.findById(id))?.mark ?? null);
    }
  }
  const silentSince = new Date(clock() - silentDays * 86_400_000).toISOString();
  const isGone = (device: ToldDevice, person: StoredPerson) => {
    const mark = marks.get(person.id);
    // People who came with a backup come in again once an owner has confirmed them.
    if (mark === null && isUnconfirmed(all, person)) return false;
    return (mark !== undefined && device.mark !== mark) || device.seenAt < silentSince;
  };
  if (!hasDevices(all, isGone)) return;
  await people.change((now) => decideDevicesEnd(now, isGone));
  log('info', 'devices-ended', { reason: 'silent, or with a credential of before' });
}

function isUnconfirmed({ unconfirmedSince }: StoredPeople, { role }: StoredPerson): boolean {
  return unconfirmedSince !== undefined && role !== 'owner';
}

/** Ends a device whose subscription is no more, unless it has another one by now. */
export async function endDevice(
  { people, log }: Pick<DevicesOffice, 'people' | 'log'>,
  { id: personId }: Pick<StoredPerson, 'id'>,
  { id, endpoint }: Pick<ToldDevice, 'id' | 'endpoint'>,
): Promise<void> {
  await people.change((all) =>
    decideDevicesEnd(all, (device) => device.id === id && device.endpoint === endpoint),
  );
  log('info', 'device-ended', { person: personId, device: id });
}
