import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFileKey } from '@yiqiao/ports/file-key';
import { describe, expect, it } from 'vitest';
import { listOf, recordDeletion, setStatus } from '../../test/keep-quotes.ts';
import { backupOf, now, rules } from '../../test/office-backup.ts';
import { type OfficeFolders, officeFolders, receiveDocument } from '../../test/office-folders.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';

import { restoreBackup } from './backup/restore-backup.ts';

const later = now + 48 * 3_600_000;
const at = '2026-11-20T12:30:00.000Z';

/** A closed office with three documents, and its backup. */
async function backedUpOffice() {
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  const quotes = [];
  for (const text of ['第一份', 'the second', 'the third']) {
    quotes.push(await receiveDocument(store, folders, text));
  }
  await store.close();
  const { archive } = await backupOf(folders);
  const [first, second, third] = quotes.map(({ id }) => id);
  return { folders, archive, ids: { first: `${first}`, second: `${second}`, third: `${third}` } };
}

async function quotesOf({ dataFolder, uploadsFolder }: OfficeFolders) {
  const store = await openQuoteStore(dataFolder, { uploadsFolder });
  const quotes = await listOf(store);
  await store.close();
  return quotes;
}

async function makePipe(path: string): Promise<void> {
  await promisify(execFile)('mkfifo', [path]);
}

async function restoreOf(folders: OfficeFolders, archive: string, isDryRun = false) {
  return restoreBackup({ ...folders, archive, now: later, rules, isDryRun });
}

describe('makeBackup', () => {
  it('is a folder that a person can read: store, documents under their keys, a list of all', async () => {
    const { archive, ids } = await backedUpOffice();
    expect((await readdir(archive)).sort()).toEqual(['data', 'manifest.json', 'uploads']);
    expect((await readdir(join(archive, 'uploads'))).sort()).toEqual(Object.values(ids).sort());
    expect(await readFile(join(archive, 'uploads', ids.first), 'utf8')).toBe('第一份');
    expect(await readFile(join(archive, 'data/quotes.json'), 'utf8')).toContain('王小明');
  });

  it('holds nothing that opens a client’s page or signs a cookie', async () => {
    const folders = await officeFolders();
    const store = await openQuoteStore(folders.dataFolder);
    await receiveDocument(store, folders, 'text');
    await store.close();
    for (const name of ['link-secret', 'session-secret']) {
      await writeFile(join(folders.dataFolder, name), `${name} of this office`);
    }
    const { archive } = await backupOf(folders);
    for (const file of await readdir(join(archive, 'data'))) {
      expect(file).not.toMatch(/secret/);
      expect(await readFile(join(archive, 'data', file), 'utf8')).not.toContain('of this office');
    }
  });

  it('has every submission with its document while the server stores more and more', async () => {
    const folders = await officeFolders();
    const store = await openQuoteStore(folders.dataFolder, { minJournalBytes: 2000 });
    let visitors = 4;
    async function visit(): Promise<void> {
      for (let sent = 0; sent < 25; sent += 1) await receiveDocument(store, folders, `${sent}`);
      visitors -= 1;
    }
    const visits = Array.from({ length: visitors }, visit);
    for (let round = 0; visitors > 0 || round === 0; round += 1) {
      const backup = await backupOf(folders, { now: now + round });
      expect(backup.problems).toEqual([]);
      expect(backup.documents).toBe(backup.quotes);
      await restoreOf(await officeFolders(), backup.archive);
    }
    await Promise.all(visits);
    await store.close();
  });

  it('tells which document is missing or not what was received', async () => {
    const { folders, ids } = await backedUpOffice();
    await rm(join(folders.uploadsFolder, ids.first));
    await writeFile(join(folders.uploadsFolder, ids.second), 'something else');
    const { problems } = await backupOf(folders, { now: later });
    expect(problems).toEqual([
      expect.stringContaining('is not the one that was received'),
      expect.stringContaining('is missing'),
    ]);
  });

  it('writes nothing in a dry run', async () => {
    const { folders } = await backedUpOffice();
    const before = await readdir(folders.backupsFolder);
    const result = await backupOf(folders, { now: later, isDryRun: true });
    expect(result).toMatchObject({ quotes: 3, documents: 3 });
    expect(await readdir(folders.backupsFolder)).toEqual(before);
  });

  it.each([
    ['the folder of the documents', ({ uploadsFolder }: OfficeFolders) => uploadsFolder],
    ['a folder below it', ({ uploadsFolder }: OfficeFolders) => join(uploadsFolder, 'backups')],
    ['a device', () => '/dev/null'],
    ['a file', ({ dataFolder }: OfficeFolders) => join(dataFolder, 'quotes.json')],
    ['a path below a file', ({ dataFolder }: OfficeFolders) => join(dataFolder, 'quotes.json/x/y')],
  ])('refuses to write to %s, also in a dry run', async (_name, folderIn) => {
    const { folders } = await backedUpOffice();
    const backupsFolder = folderIn(folders);
    for (const isDryRun of [true, false]) {
      await expect(backupOf(folders, { backupsFolder, isDryRun })).rejects.toThrow(
        `Backups cannot be written to ${backupsFolder}: `,
      );
    }
    expect(await readdir(folders.uploadsFolder)).toHaveLength(3);
  });

  it.runIf(process.platform === 'linux')('gives up where no folder can be made', async () => {
    const { folders } = await backedUpOffice();
    await expect(backupOf(folders, { backupsFolder: '/proc' })).rejects.toThrow(
      'Backups cannot be written to /proc: ENOENT',
    );
  });

  it('leaves nothing of itself when it cannot be finished, and all that is of others', async () => {
    const { folders, ids } = await backedUpOffice();
    await rm(join(folders.uploadsFolder, ids.third));
    await mkdir(join(folders.uploadsFolder, ids.third));
    await mkdir(join(folders.backupsFolder, 'download.incomplete'));
    const before = await readdir(folders.backupsFolder);
    await expect(backupOf(folders, { now: later })).rejects.toThrow(
      'is not a file. What was written of it is removed',
    );
    expect(await readdir(folders.backupsFolder)).toEqual(before);
    await rm(join(folders.uploadsFolder, ids.third), { recursive: true });
    await backupOf(folders, { now: later });
    expect(await readdir(folders.backupsFolder)).toContain('download.incomplete');
  });

  it('removes from older backups what the retention clock has deleted since', async () => {
    const { folders, archive, ids } = await backedUpOffice();
    const store = await openQuoteStore(folders.dataFolder);
    await rm(join(folders.uploadsFolder, ids.first));
    await recordDeletion(store, ids.first, { at, cause: 'completed' });
    await store.close();
    const { pruned } = await backupOf(folders, { now: later });
    expect(pruned).toBe(1);
    expect(await readdir(join(archive, 'uploads'))).not.toContain(ids.first);
    await expect(restoreOf(folders, archive, true)).resolves.toMatchObject({ documents: 2 });
  });
});

describe('restoreBackup', () => {
  it('brings back submissions and documents that were lost', async () => {
    const { folders, archive, ids } = await backedUpOffice();
    const before = await quotesOf(folders);
    await rm(folders.dataFolder, { recursive: true });
    await rm(folders.uploadsFolder, { recursive: true });
    await restoreOf(folders, archive);
    expect(await quotesOf(folders)).toEqual(before);
    expect(await readFile(join(folders.uploadsFolder, ids.third), 'utf8')).toBe('the third');
  });

  it('replaces a damaged store and keeps it aside', async () => {
    const { folders, archive } = await backedUpOffice();
    const before = await quotesOf(folders);
    await writeFile(join(folders.dataFolder, 'quotes.journal'), '');
    const { setAside } = await restoreOf(folders, archive);
    expect(await quotesOf(folders)).toEqual(before);
    expect(await readdir(`${setAside[0]}`)).toContain('quotes.journal');
  });

  it('puts submissions that came after the backup aside with their documents', async () => {
    const { folders, archive } = await backedUpOffice();
    const store = await openQuoteStore(folders.dataFolder);
    const newer = await receiveDocument(store, folders, 'came later');
    await store.close();
    const result = await restoreOf(folders, archive);
    expect(result.newer).toBe(1);
    expect(await quotesOf(folders)).toHaveLength(3);
    const [aside] = result.setAside;
    expect(await readFile(join(`${aside}`, newer.id), 'utf8')).toBe('came later');
  });

  it('never brings back a document that the retention clock has deleted since', async () => {
    const { folders, archive, ids } = await backedUpOffice();
    const store = await openQuoteStore(folders.dataFolder);
    await rm(join(folders.uploadsFolder, ids.first));
    await recordDeletion(store, ids.first, { at, cause: 'completed' });
    await store.close();
    const { deleted } = await restoreOf(folders, archive);
    expect(deleted).toBe(1);
    expect(await readdir(folders.uploadsFolder)).not.toContain(ids.first);
    const restored = (await quotesOf(folders)).find(({ id }) => id === ids.first);
    expect(restored).toMatchObject({ fileDeletedAt: at });
    expect(restored).not.toHaveProperty('filePath');
  });

  it('knows of a deletion from a newer backup when the store is lost', async () => {
    const { folders, archive, ids } = await backedUpOffice();
    const store = await openQuoteStore(folders.dataFolder);
    await rm(join(folders.uploadsFolder, ids.first));
    await recordDeletion(store, ids.first, { at, cause: 'completed' });
    await store.close();
    await backupOf(folders, { now: later });
    await rm(folders.dataFolder, { recursive: true });
    await restoreOf(folders, archive);
    expect((await quotesOf(folders)).filter(({ fileDeletedAt }) => fileDeletedAt)).toHaveLength(1);
  });

  it('does not bring back a document whose time ran out meanwhile', async () => {
    const { folders, ids } = await backedUpOffice();
    const store = await openQuoteStore(folders.dataFolder);
    const fileDeletionDueAt = '2026-11-21T11:00:00.000Z';
    await setStatus(store, ids.second, { status: 'completed', at, fileDeletionDueAt });
    await store.close();
    const { archive } = await backupOf(folders, { now: now + 1 });
    const elsewhere = await officeFolders();
    await restoreOf(elsewhere, archive);
    const documents = (await readdir(elsewhere.uploadsFolder)).filter(isFileKey);
    expect(documents.sort()).toEqual([ids.first, ids.third].sort());
  });

  it('refuses while a server runs on the store', async () => {
    const { folders, archive } = await backedUpOffice();
    const store = await openQuoteStore(folders.dataFolder);
    await expect(restoreOf(folders, archive)).rejects.toThrow('has this store open');
    await store.close();
  });

  it('changes nothing in a dry run', async () => {
    const { folders, archive } = await backedUpOffice();
    await rm(folders.dataFolder, { recursive: true });
    await restoreOf(folders, archive, true);
    await expect(readdir(folders.dataFolder)).rejects.toThrow('ENOENT');
  });

  const damages: Record<string, (archive: string) => Promise<void>> = {
    'a document is cut off': async (archive) => {
      const [name] = await readdir(join(archive, 'uploads'));
      await truncate(join(archive, 'uploads', `${name}`), 2);
    },
    'a document is missing': async (archive) => {
      const [name] = await readdir(join(archive, 'uploads'));
      await rm(join(archive, 'uploads', `${name}`));
    },
    'the store is another one': (archive) => writeFile(join(archive, 'data/quotes.json'), '{}'),
    'the list is damaged': (archive) => writeFile(join(archive, 'manifest.json'), '{"format":'),
    'the list is missing': (archive) => rm(join(archive, 'manifest.json')),
    'the list is a pipe': async (archive) => {
      await rm(join(archive, 'manifest.json'));
      await makePipe(join(archive, 'manifest.json'));
    },
    'a document is a device': async (archive) => {
      const [name] = await readdir(join(archive, 'uploads'));
      await rm(join(archive, 'uploads', `${name}`));
      await symlink('/dev/zero', join(archive, 'uploads', `${name}`));
    },
  };

  it.each([
    ['/dev/null', 'is not a folder'],
    ['/dev/zero', 'is not a folder'],
  ])('refuses %s as a backup', async (archive, why) => {
    await expect(restoreOf(await officeFolders(), archive)).rejects.toThrow(why);
  });

  it.each(Object.entries(damages))('refuses an archive in which %s', async (_name, damage) => {
    const { folders, archive } = await backedUpOffice();
    await damage(archive);
    const before = await readdir(folders.dataFolder);
    await expect(restoreOf(folders, archive)).rejects.toThrow('Nothing was changed');
    expect(await readdir(folders.dataFolder)).toEqual(before);
    expect(await quotesOf(folders)).toHaveLength(3);
  });
});
