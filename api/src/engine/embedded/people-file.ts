import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import type { PeopleStore } from '@yiqiao/ports/people-store';
import { keptPeopleSchema } from '@yiqiao/ports/schema/people-schema';
import type { Disk } from '../disk/disk.ts';
import { dataFile } from './folder/data-folder.ts';
import {
  openRecordFile,
  type RecordFileOptions,
  readRecordFile,
  writeRecordFile,
} from './record-file.ts';

const file: RecordFileOptions<StoredPeople> = {
  name: dataFile.people,
  schema: keptPeopleSchema,
  ifDamaged:
    'nobody can tell who belongs to this office. Nothing was changed. See "People" in docs/operations.md.',
};

/** @throws StoreRefusal when the file is damaged. */
export async function openPeopleFile(dataFolder: string, disk: Disk): Promise<PeopleStore> {
  const { read, change } = await openRecordFile(dataFolder, file, disk);
  return {
    read,
    change: (decide) =>
      change(decide, (decision) => (decision.kind === 'changed' ? decision.people : null)),
  };
}

/** @returns `null` when there is none. @throws StoreRefusal when it is damaged. */
export function readPeopleFile(dataFolder: string, disk: Disk): Promise<StoredPeople | null> {
  return readRecordFile(dataFolder, file, disk);
}

export function writePeopleFile(
  dataFolder: string,
  people: StoredPeople,
  disk: Disk,
): Promise<void> {
  return writeRecordFile(dataFolder, file, people, disk);
}
