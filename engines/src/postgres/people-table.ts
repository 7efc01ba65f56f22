import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import type { PeopleStore } from '@yiqiao/ports/people-store';
import { keptPeopleSchema } from '@yiqiao/ports/schema/people-schema';
import type { Database } from './database.ts';
import { createRecordRow, type RecordRowOptions } from './record-row.ts';

export const peopleRow: RecordRowOptions<StoredPeople> = {
  table: 'people',
  schema: keptPeopleSchema,
  name: 'people',
};

export function createPeopleTable(database: Database): PeopleStore {
  const { read, change } = createRecordRow(database, peopleRow);
  return {
    read,
    change: (decide) =>
      change(decide, (decision) => (decision.kind === 'changed' ? decision.people : null)),
  };
}
