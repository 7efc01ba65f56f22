import { createHash, randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeErasure } from '@yiqiao/contract/commands/server/erasure';
import { describe, expect, it } from 'vitest';
import { findBytes } from '../../test/disk/find-bytes.ts';
import { changeQuote, listOf } from '../../test/keep-quotes.ts';
import { backupOf, now, rules } from '../../test/office-backup.ts';
import { type OfficeFolders, officeFolders, receiveDocument } from '../../test/office-folders.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';
import { findArchives } from './backup/archives.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { verifyArchive } from './backup/verify-archive.ts';

const day = 86_400_000;
const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');
const traces = ['wei@example.com', 'Zhang Wei', 'words of Wei'];

/** An office with a person and somebody else, and what takes the person out of it. */
async function officeOfTwo() {
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  const { id } = await receiveDocument(store, folders, 'words of Wei', {
    customerEmail: 'wei@example.com',
    customerName: 'Zhang Wei',
  });
  const other = await receiveDocument(store, folders, 'words of another');
  await store.close();
  return { folders, id, other: other.id };
}

async function erase({ dataFolder, uploadsFolder }: OfficeFolders, id: string): Promise<void> {
  const store = await openQuoteStore(dataFolder, { uploadsFolder });
  const begun = await store.begin([id], (quotes) => composeErasure('erasure', quotes, [], now));
  await rm(join(uploadsFolder, id));
  await store.scrub(begun);
  await store.finish(begun.id);
  await store.close();
}

async function idsAfterRestore(folders: OfficeFolders, archive: string) {
  const restored = await restoreBackup({
    ...folders,
    archive,
    now: now + 3 * day,
    rules,
    isDryRun: false,
  });
  const { dataFolder, uploadsFolder } = folders;
  const store = await openQuoteStore(dataFolder, { uploadsFolder });
  const ids = (await listOf(store)).map(({ id }) => id);
  const erasures = await store.readErasures();
  await store.close();
  return { ids, erasures, erased: restored.erased };
}

describe('makeBackup, after a person was erased', () => {
  it('leaves no byte of the person in any backup, and every backup whole', async () => {
    const { folders, id, other } = await officeOfTwo();
    await backupOf(folders, { now: now - 2 * day });
    await backupOf(folders, { now: now - day });
    expect(await findBytes(folders.backupsFolder, traces)).not.toEqual([]);
    await erase(folders, id);
    const result = await backupOf(folders, { keep: 2 });
    expect(result).toMatchObject({ quotes: 1, forgotten: 2, pruned: 2, removed: 1, problems: [] });
    expect(await findBytes(folders.backupsFolder, traces)).toEqual([]);
    for (const { folder } of await findArchives(folders.backupsFolder)) {
      expect((await verifyArchive(folder)).manifest.quotes).toBe(1);
    }
    const [oldest] = await findArchives(folders.backupsFolder);
    expect(await idsAfterRestore(folders, oldest?.folder ?? '')).toMatchObject({ ids: [other] });
  });

  it('takes out of a backup what a crash has left in it half done', async () => {
    const { folders, id } = await officeOfTwo();
    const { archive } = await backupOf(folders);
    const before = join(folders.backupsFolder, '..', 'before');
    await cp(archive, before, { recursive: true });
    await erase(folders, id);
    await backupOf(folders, { now: now + day });
    // The store of the archive was replaced, and the list of what it holds not yet.
    await cp(join(before, 'manifest.json'), join(archive, 'manifest.json'));
    await backupOf(folders, { now: now + 2 * day });
    expect((await verifyArchive(archive)).manifest.quotes).toBe(1);
    expect(await findBytes(folders.backupsFolder, traces)).toEqual([]);
  });
});

describe('an invoice of a person who was erased', () => {
  it('stays in every backup, and a restore brings it back', async () => {
    const { folders, id, other } = await officeOfTwo();
    const { dataFolder, uploadsFolder, backupsFolder } = folders;
    const key = randomUUID();
    const bytes = '%PDF-1.7 fapiao';
    await writeFile(join(uploadsFolder, key), bytes);
    const file = { fileName: 'fapiao.pdf', fileSize: bytes.length, fileSha256: sha256Of(bytes) };
    const at = new Date(now).toISOString();
    const invoice = { id: key, filePath: key, kind: 'fapiao', format: 'pdf', at, ...file };
    const store = await openQuoteStore(dataFolder, { uploadsFolder });
    await changeQuote(store, id, { invoices: [invoice] });
    await store.close();
    await backupOf(folders, { now: now - day });
    await erase(folders, id);
    const second = await backupOf(folders);
    expect(second).toMatchObject({ quotes: 1, problems: [] });
    for (const { folder } of await findArchives(backupsFolder)) {
      expect(await readFile(join(folder, 'uploads', key), 'utf8')).toBe(bytes);
      await verifyArchive(folder);
    }
    await rm(dataFolder, { recursive: true });
    await rm(join(uploadsFolder, key));
    const { ids, erasures } = await idsAfterRestore(folders, second.archive);
    expect(ids).toEqual([other]);
    expect(erasures[0]?.invoices).toMatchObject([{ filePath: key }]);
    expect(await readFile(join(uploadsFolder, key), 'utf8')).toBe(bytes);
  });
});

describe('restoreBackup, after a person was erased', () => {
  it('does not bring the person back while the present store knows', async () => {
    const { folders, id, other } = await officeOfTwo();
    const { archive } = await backupOf(folders);
    await erase(folders, id);
    const { ids, erasures, erased } = await idsAfterRestore(folders, archive);
    expect({ ids, erased }).toEqual({ ids: [other], erased: 1 });
    expect(erasures).toMatchObject([{ id: 'erasure', quotes: [id], month: '2026-11' }]);
    const { dataFolder, uploadsFolder } = folders;
    for (const folder of [dataFolder, uploadsFolder]) {
      expect(await findBytes(folder, traces)).toEqual([]);
    }
  });

  it('knows it from a newer backup when the store is lost', async () => {
    const { folders, id, other } = await officeOfTwo();
    const { archive } = await backupOf(folders);
    const elsewhere = join(folders.backupsFolder, '..', 'elsewhere');
    await cp(archive, elsewhere, { recursive: true });
    await erase(folders, id);
    await backupOf(folders, { now: now + day });
    for (const name of await readdir(folders.dataFolder)) {
      await rm(join(folders.dataFolder, name), { recursive: true });
    }
    const brought = join(folders.backupsFolder, 'brought-back');
    await cp(elsewhere, brought, { recursive: true });
    expect(await idsAfterRestore(folders, brought)).toMatchObject({ ids: [other], erased: 1 });
  });
});
