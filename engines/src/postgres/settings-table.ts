import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import { keptSettingsSchema } from '@yiqiao/ports/schema/settings-schema';
import type { SettingsStore } from '@yiqiao/ports/settings-store';
import type { Database } from './database.ts';
import { createRecordRow, type RecordRowOptions } from './record-row.ts';

export const settingsRow: RecordRowOptions<StoredSettings> = {
  table: 'settings',
  schema: keptSettingsSchema,
  name: 'settings',
};

export function createSettingsTable(database: Database): SettingsStore {
  const { read, change } = createRecordRow(database, settingsRow);
  return {
    read,
    change: (decide) =>
      change(decide, (decision) => (decision.kind === 'changed' ? decision.settings : null)),
  };
}
