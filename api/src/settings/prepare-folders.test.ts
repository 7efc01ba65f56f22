import { chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@yiqiao/ports/faults/start-error';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { prepareFolders } from './prepare-folders.ts';

/** A folder of a user other than root, even when root runs the tests. */
async function foreignFolder(withStore: boolean) {
  const dataFolder = join(await temporaryFolder(), 'data');
  await mkdir(dataFolder);
  if (withStore) await writeFile(join(dataFolder, 'quotes.json'), '');
  if (process.getuid?.() === 0) {
    await chown(dataFolder, 1000, 1000);
    if (withStore) await chown(join(dataFolder, 'quotes.json'), 1000, 1000);
  }
  return { dataFolder, uploadsFolder: join(dataFolder, '../uploads') };
}

/** @returns what was warned of. */
async function prepareAs(
  user: number | undefined,
  folders: Awaited<ReturnType<typeof foreignFolder>>,
) {
  const warnings: string[] = [];
  await prepareFolders(folders, { user, warn: (message) => warnings.push(message) });
  return warnings;
}

describe('prepareFolders', () => {
  it("refuses root on another user's store, and writes nothing", async () => {
    const folders = await foreignFolder(true);
    const prepared = prepareAs(0, folders);
    await expect(prepared).rejects.toThrow(StartError);
    await expect(prepared).rejects.toThrow(/sudo -u '#\d+' npm start/);
    expect(await readdir(join(folders.dataFolder, '..'))).toEqual(['data']);
  });

  it.each(['', 'data'])('refuses a store among the documents, at "%s"', async (place) => {
    const folder = await temporaryFolder();
    const folders = { dataFolder: join(folder, place), uploadsFolder: folder };
    await expect(prepareAs(undefined, folders)).rejects.toThrow(
      /^DATA_DIR .* must be a folder outside of UPLOADS_DIR/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('takes documents within the folder of the store, or beside it', async () => {
    const dataFolder = join(await temporaryFolder(), 'data');
    const places = [join(dataFolder, 'uploads'), `${dataFolder}-uploads`];
    for (const uploadsFolder of places) {
      expect(await prepareAs(undefined, { dataFolder, uploadsFolder })).toEqual([]);
    }
  });

  it("warns root in another user's empty folder, and goes on", async () => {
    const folders = await foreignFolder(false);
    expect(await prepareAs(0, folders)).toEqual([expect.stringContaining('than root')]);
    expect(await readdir(join(folders.dataFolder, '..'))).toEqual(['data', 'uploads']);
  });

  it('has nothing to say to the user whose store it is', async () => {
    expect(await prepareAs(1000, await foreignFolder(true))).toEqual([]);
    expect(await prepareAs(undefined, await foreignFolder(true))).toEqual([]);
  });

  it('says why a folder cannot be made', async () => {
    const folders = await foreignFolder(false);
    await writeFile(folders.uploadsFolder, 'a file');
    await expect(prepareAs(1000, folders)).rejects.toThrow(/see UPLOADS_DIR\. EEXIST/);
  });
});
