import { withNotices } from '@yiqiao/contract/commands/notices/with-notices';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { createCompletingRecords } from '../engine/completing-records.ts';
import type { OwnSettings } from '../own-settings/own-settings.ts';
import type { OfficePeople } from '../people/office-people.ts';

interface NoticedOffice {
  readonly people: Pick<OfficePeople, 'read'>;
  readonly ownSettings: Pick<OwnSettings, 'readChat'>;
  readonly clock: () => number;
}

/** Records that queue the notices of a change in the same step as the change. */
export function createNoticedRecords(
  records: RecordStore,
  { people, ownSettings, clock }: NoticedOffice,
): RecordStore {
  return createCompletingRecords(records, async () => {
    const all = await people.read();
    return (before, after) =>
      withNotices(before, after, { people: all, chat: ownSettings.readChat(), at: clock() });
  });
}
