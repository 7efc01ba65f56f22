import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { StoreRefusal } from '../../engine/embedded/folder/store-refusal.ts';
import { moveAside } from '../../engine/embedded/replace-store.ts';
import { readSettingsFile } from '../../engine/embedded/settings-file.ts';

/**
 * As the password, the settings of this machine are kept. Where there are none, or their file is damaged, those of
 * the backup come back.
 * @returns where a damaged file was moved.
 */
export async function putSettings(
  archive: string,
  dataFolder: string,
  asideName: string,
): Promise<readonly string[]> {
  const from = join(archive, 'data');
  if (await isWhole(dataFolder)) return [];
  const isDamaged = (name: string) => name === dataFile.settings;
  const aside = await moveAside(dataFolder, asideName, isDamaged, nodeDisk);
  if ((await readSettingsFile(from, nodeDisk)) !== null) {
    await cp(join(from, dataFile.settings), join(dataFolder, dataFile.settings));
  }
  return aside;
}

async function isWhole(folder: string): Promise<boolean> {
  try {
    return (await readSettingsFile(folder, nodeDisk)) !== null;
  } catch (error) {
    if (error instanceof StoreRefusal) return false;
    throw error;
  }
}
