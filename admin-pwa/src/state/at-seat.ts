import type { OwnPerson } from '@yiqiao/contract/record/person';
import type { DeviceSession } from '../offline/storage/records/device-session.ts';

/** Whether somebody has jobs in the place of orders. */
export function isAtSeat({ person }: { readonly person?: OwnPerson | null | undefined }): boolean {
  return person?.role === 'translator';
}

/** Whether the person of this device has jobs in the place of orders by now, or the other way round. */
export function hasOtherSeat(
  session: Pick<DeviceSession, 'person'> | null,
  person: OwnPerson | null,
): boolean {
  if (session?.person === undefined || person === null) return false;
  return isAtSeat(session) !== isAtSeat({ person });
}
