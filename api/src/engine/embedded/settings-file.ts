import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import { keptSettingsSchema } from '@yiqiao/ports/schema/settings-schema';
import type { SettingsStore } from '@yiqiao/ports/settings-store';
import type { Disk } from '../disk/disk.ts';
import { dataFile } from './folder/data-folder.ts';
import {
  openRecordFile,
  type RecordFileOptions,
  readRecordFile,
  writeRecordFile,
} from './record-file.ts';

const file: RecordFileOptions<StoredSettings> = {
  name: dataFile.settings,
  schema: keptSettingsSchema,
  ifDamaged:
    'nobody can tell what the office calls itself. Nothing was changed. ' +
    'Take the file from a backup, or move it away to start from company.json again.',
};

/** @throws StoreRefusal when the file is damaged. */
export async function openSettingsFile(dataFolder: string, disk: Disk): Promise<SettingsStore> {
  const { read, change } = await openRecordFile(dataFolder, file, disk);
  return {
    read,
    change: (decide) =>
      change(decide, (decision) => (decision.kind === 'changed' ? decision.settings : null)),
  };
}

/** @returns `null` when there is none. @throws StoreRefusal when it is damaged. */
export function readSettingsFile(dataFolder: string, disk: Disk): Promise<StoredSettings | null> {
  return readRecordFile(dataFolder, file, disk);
}

export function writeSettingsFile(
  dataFolder: string,
  settings: StoredSettings,
  disk: Disk,
): Promise<void> {
  return writeRecordFile(dataFolder, file, settings, disk);
}
