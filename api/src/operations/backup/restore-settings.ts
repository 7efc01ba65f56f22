import { join } from 'node:path';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { readIfWhole } from '../../engine/embedded/folder/store-refusal.ts';
import { moveAside } from '../../engine/embedded/replace-store.ts';
import { readSettingsFile, writeSettingsFile } from '../../engine/embedded/settings-file.ts';

export type RestoredSettings =
  /** Those of this machine stay. */
  | { readonly kind: 'present'; readonly settings: StoredSettings }
  | { readonly kind: 'archived'; readonly settings: StoredSettings | null };

/**
 * As the password, the settings of this machine are kept. Where there are none, or their file is damaged, those of
 * the backup come back.
 * @throws StoreRefusal when those are damaged too.
 */
export async function findRestoredSettings(
  archive: string,
  dataFolder: string,
): Promise<RestoredSettings> {
  const present = await readIfWhole(readSettingsFile(dataFolder, nodeDisk));
  if (present !== null) return { kind: 'present', settings: present };
  const settings = await readSettingsFile(join(archive, 'data'), nodeDisk);
  return { kind: 'archived', settings };
}

/** @returns where a damaged file was moved. */
export async function putSettings(
  dataFolder: string,
  restored: RestoredSettings,
  asideName: string,
): Promise<readonly string[]> {
  if (restored.kind === 'present') return [];
  const isDamaged = (name: string) => name === dataFile.settings;
  const aside = await moveAside(dataFolder, asideName, isDamaged, nodeDisk);
  if (restored.settings !== null) {
    await writeSettingsFile(dataFolder, restored.settings, nodeDisk);
  }
  return aside;
}
