import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withCompany } from '@yiqiao/contract/commands/settings/sample-settings';
import { describe, expect, it } from 'vitest';
import { backupOf, now, rules } from '../../test/office-backup.ts';
import { type OfficeFolders, officeFolders, receiveDocument } from '../../test/office-folders.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';
import { readSettingsFile, writeSettingsFile } from '../engine/embedded/settings-file.ts';
import { restoreBackup } from './backup/restore-backup.ts';

const harbour = withCompany(null, { name: 'Harbour' });
const wharf = withCompany(harbour, { name: 'Wharf' });

const settingsIn = ({ dataFolder }: OfficeFolders) => readSettingsFile(dataFolder, nodeDisk);
const restoreOf = (folders: OfficeFolders, archive: string, isDryRun = false) =>
  restoreBackup({ ...folders, archive, now: now + 3_600_000, rules, isDryRun });

/** An office that calls itself Harbour, and a backup of it. */
async function backedUp() {
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  await receiveDocument(store, folders, 'text');
  await store.close();
  await writeSettingsFile(folders.dataFolder, harbour, nodeDisk);
  const { archive } = await backupOf(folders);
  return { folders, archive };
}

describe('restoreBackup with settings', () => {
  it('brings them to an empty machine, and nothing in a dry run', async () => {
    const { archive } = await backedUp();
    const empty = await officeFolders();
    await restoreOf(empty, archive, true);
    expect(await settingsIn(empty)).toBeNull();
    await restoreOf(empty, archive);
    expect(await settingsIn(empty)).toEqual(harbour);
  });

  it('keeps those that were changed since', async () => {
    const { folders, archive } = await backedUp();
    await writeSettingsFile(folders.dataFolder, wharf, nodeDisk);
    await restoreOf(folders, archive);
    expect(await settingsIn(folders)).toEqual(wharf);
  });

  it('puts those of the backup in the place of damaged ones, which it sets aside', async () => {
    const { folders, archive } = await backedUp();
    await writeFile(join(folders.dataFolder, 'settings.json'), '{"version":1,');
    const { setAside } = await restoreOf(folders, archive);
    expect(await settingsIn(folders)).toEqual(harbour);
    const aside = setAside.find((folder) => folder.startsWith(folders.dataFolder)) ?? '';
    expect(await readFile(join(aside, 'settings.json'), 'utf8')).toBe('{"version":1,');
  });

  it('brings no document back that is overdue by them, and one that they keep', async () => {
    const folders = await officeFolders();
    const store = await openQuoteStore(folders.dataFolder);
    const fileDeletionDueAt = new Date(now + 1000).toISOString();
    await receiveDocument(store, folders, 'text', { status: 'completed', fileDeletionDueAt });
    await store.close();
    const off = { retentionHours: 'off', abandonedDays: 30, invoiceYears: 10 } as const;
    const { archive } = await backupOf(folders);
    expect(await restoreOf(folders, archive, true)).toMatchObject({ documents: 0 });
    const kept = { ...harbour, sections: { ...harbour.sections, kept: off } };
    await writeSettingsFile(folders.dataFolder, kept, nodeDisk);
    expect(await restoreOf(folders, archive, true)).toMatchObject({ documents: 1 });
    const other = await backupOf(folders, { now: now + 60_000 });
    const empty = await officeFolders();
    expect(await restoreOf(empty, other.archive)).toMatchObject({ documents: 1 });
    expect(await settingsIn(empty)).toEqual(kept);
  });

  it('changes nothing where those of the backup are damaged as well', async () => {
    const { folders } = await backedUp();
    await writeFile(join(folders.dataFolder, 'settings.json'), '{"version":1,');
    const { archive } = await backupOf(folders, { now: now + 60_000 });
    const before = await readdir(folders.dataFolder);
    await expect(restoreOf(folders, archive)).rejects.toThrow('what the office calls itself');
    expect(await readdir(folders.dataFolder)).toEqual(before);
  });

  it('leaves an office without any where the backup has none', async () => {
    const { folders } = await backedUp();
    await rm(join(folders.dataFolder, 'settings.json'));
    const { archive } = await backupOf(folders, { now: now + 60_000 });
    await restoreOf(folders, archive);
    expect(await settingsIn(folders)).toBeNull();
  });
});
