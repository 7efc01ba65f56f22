import { withNotices } from '@yiqiao/contract/commands/notices/with-notices';
import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { AnyDecision, RecordStore } from '@yiqiao/ports/record-store';
import type { OwnSettings } from '../own-settings/own-settings.ts';
import type { OfficePeople } from '../people/office-people.ts';

interface NoticedOffice {
  readonly people: Pick<OfficePeople, 'read'>;
  readonly ownSettings: Pick<OwnSettings, 'readChat'>;
  readonly clock: () => number;
}

/** Records that queue the notices of a change in the same step as the change, as `createMailedRecords` does with mails. */
export function createNoticedRecords(
  records: RecordStore,
  { people, ownSettings, clock }: NoticedOffice,
): RecordStore {
  function noticed<D extends AnyDecision>(
    before: StoredQuote | undefined,
    decision: D,
    all: StoredPeople,
  ): D {
    if (decision.kind !== 'changed') return decision;
    const context = { people: all, chat: ownSettings.readChat(), at: clock() };
    const quote = withNotices(before, decision.quote, context);
    return { ...decision, quote };
  }

  return {
    ...records,
    async change(id, decide) {
      const all = await people.read();
      return records.change(id, (quote) => noticed(quote, decide(quote), all));
    },
    async add(key, decide) {
      const all = await people.read();
      return records.add(key, (first) => noticed(first, decide(first), all));
    },
  };
}
