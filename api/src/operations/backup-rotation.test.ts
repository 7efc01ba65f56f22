import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOf, recordDeletion } from '../../test/keep-quotes.ts';
import { backupOf, now, rules } from '../../test/office-backup.ts';
import { type OfficeFolders, officeFolders, receiveDocument } from '../../test/office-folders.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';
import { archiveDocuments } from './backup/archive-documents.ts';
import { findArchives } from './backup/archives.ts';
import { readManifest, writeManifest } from './backup/manifest.ts';
import { createPreviousDocuments } from './backup/previous-documents.ts';
import { restoreBackup } from './backup/restore-backup.ts';

const day = 86_400_000;
const documentBytes = 400_000;

/** A closed office with this many documents of 400 KB. */
async function officeWith(documents: number) {
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  const quotes = [];
  for (let made = 0; made < documents; made += 1) {
    quotes.push(await receiveDocument(store, folders, `${made}`.repeat(documentBytes)));
  }
  await store.close();
  return { folders, quotes, ids: quotes.map(({ id }) => id) };
}

/** What a folder takes on the disk; a file with several names counts once. */
async function bytesOnDisk(folder: string): Promise<number> {
  const sizes = new Map<number, number>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { ino, blocks } = await stat(join(entry.parentPath, entry.name));
    sizes.set(ino, blocks * 512);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

async function namesIn({ backupsFolder }: OfficeFolders): Promise<readonly string[]> {
  return (await readdir(backupsFolder)).filter((name) => !name.startsWith('.')).sort();
}

describe('makeBackup, again', () => {
  it('takes room only for what is new', async () => {
    const { folders } = await officeWith(5);
    await backupOf(folders);
    const once = await bytesOnDisk(folders.backupsFolder);
    expect(once).toBeGreaterThan(5 * documentBytes);
    for (const days of [1, 2, 3]) {
      const again = await backupOf(folders, { now: now + days * day });
      expect(again).toMatchObject({ documents: 5, copiedFiles: 0, copiedBytes: 0, problems: [] });
    }
    expect(await bytesOnDisk(folders.backupsFolder)).toBeLessThan(once + documentBytes / 2);
  });

  it('says what it needs and has before it starts, and refuses what cannot fit', async () => {
    const { folders } = await officeWith(1);
    const printed: string[] = [];
    const print = (line: string) => printed.push(line);
    await backupOf(folders, { print });
    await backupOf(folders, { print, now: now + day });
    expect(printed).toEqual([
      expect.stringMatching(/^This backup needs 39\d\.\d KB .*1 new document; .* are free\.$/),
      expect.stringMatching(/^This backup needs .* 0 new documents; .* are free\.$/),
    ]);
    const store = await openQuoteStore(folders.dataFolder);
    await receiveDocument(store, folders, 'huge', { fileSize: 2 ** 52 });
    await store.close();
    for (const isDryRun of [true, false]) {
      await expect(backupOf(folders, { now: now + 2 * day, isDryRun })).rejects.toThrow(
        /There is no room .* needs 4096\.0 TB .* No backup was made/,
      );
    }
    expect(await namesIn(folders)).toHaveLength(2);
  });

  it('keeps a good copy of a document that was lost or damaged on the server', async () => {
    const { folders, ids } = await officeWith(2);
    const [lost = '', damaged = ''] = ids;
    const original = await readFile(join(folders.uploadsFolder, damaged));
    await backupOf(folders);
    await rm(join(folders.uploadsFolder, lost));
    await writeFile(join(folders.uploadsFolder, damaged), 'x'.repeat(documentBytes));
    const { archive, problems } = await backupOf(folders, { now: now + day, keep: 1 });
    expect(problems).toEqual([
      expect.stringContaining('is not the one that was received'),
      expect.stringContaining('is missing'),
    ]);
    expect(await namesIn(folders)).toHaveLength(1);
    expect(await readFile(join(archive, 'uploads', damaged))).toEqual(original);
    expect((await stat(join(archive, 'uploads', lost))).size).toBe(documentBytes);
  });

  it('replaces a copy that was damaged on the disk of the backups, and says so', async () => {
    const { folders, ids } = await officeWith(1);
    const [id = ''] = ids;
    const { archive: first } = await backupOf(folders);
    await writeFile(join(first, 'uploads', id), 'y'.repeat(documentBytes));
    const second = await backupOf(folders, { now: now + day });
    expect(second.problems).toEqual([
      expect.stringContaining('copy in an older backup is damaged'),
    ]);
    expect(second.copiedFiles).toBe(1);
    const third = await backupOf(folders, { now: now + 2 * day });
    expect(third).toMatchObject({ problems: [], copiedFiles: 0 });
    const at = now + 2 * day;
    const options = { ...folders, archive: third.archive, now: at, rules, isDryRun: true };
    await expect(restoreBackup(options)).resolves.toMatchObject({ documents: 1 });
  });

  it('removes a deleted document from every backup, whose ages stay as they are', async () => {
    const { folders, ids } = await officeWith(2);
    const [id = '', other = ''] = ids;
    const archives = [];
    for (const days of [0, 1]) {
      archives.push((await backupOf(folders, { now: now + days * day })).archive);
    }
    const [oldest = ''] = archives;
    await utimes(oldest, new Date(now), new Date(now));
    const store = await openQuoteStore(folders.dataFolder);
    await rm(join(folders.uploadsFolder, id));
    await recordDeletion(store, id, {
      at: new Date(now + day).toISOString(),
      cause: 'by-hand',
    });
    await store.close();
    const { pruned } = await backupOf(folders, { now: now + 2 * day });
    expect(pruned).toBe(2);
    for (const name of await namesIn(folders)) {
      expect(await readdir(join(folders.backupsFolder, name, 'uploads'))).toEqual([other]);
    }
    expect((await stat(oldest)).mtimeMs).toBe(now);
    expect(await bytesOnDisk(folders.backupsFolder)).toBeLessThan(2 * documentBytes);
  });

  it('removes a deleted document from older backups even when no new one can be made', async () => {
    const { folders, ids } = await officeWith(1);
    const { archive } = await backupOf(folders);
    const store = await openQuoteStore(folders.dataFolder);
    await recordDeletion(store, `${ids[0]}`, {
      at: new Date(now).toISOString(),
      cause: 'by-hand',
    });
    await receiveDocument(store, folders, 'huge', { fileSize: 2 ** 52 });
    await store.close();
    await expect(backupOf(folders, { now: now + day })).rejects.toThrow('There is no room');
    expect(await readdir(join(archive, 'uploads'))).toEqual([]);
  });

  it('removes a document whose deletion came while it was being backed up', async () => {
    const { folders, ids } = await officeWith(1);
    const { archive } = await backupOf(folders);
    const manifest = await readManifest(archive);
    const deletion = { quote: `${ids[0]}`, at: new Date(now).toISOString() };
    await writeManifest(archive, { ...manifest, deletions: [deletion] });
    await backupOf(folders, { now: now + day });
    expect(await readdir(join(archive, 'uploads'))).toEqual([]);
  });

  it('removes the oldest backups beyond --keep, once the new one is whole', async () => {
    const { folders, ids } = await officeWith(1);
    for (const days of [0, 1, 2]) await backupOf(folders, { now: now + days * day, keep: 2 });
    expect(await namesIn(folders)).toEqual([
      '2026-11-21T12-00-00.000Z',
      '2026-11-22T12-00-00.000Z',
    ]);
    // A folder in the place of the document: this backup cannot be made.
    const path = join(folders.uploadsFolder, `${ids[0]}`);
    await rm(path);
    await mkdir(path);
    await expect(backupOf(folders, { now: now + 3 * day, keep: 1 })).rejects.toThrow(
      'not finished',
    );
    expect(await namesIn(folders)).toHaveLength(2);
  });

  it('never removes a backup that was renamed, or that holds more than the newest', async () => {
    const { folders } = await officeWith(2);
    const { archive } = await backupOf(folders);
    await rename(archive, join(folders.backupsFolder, 'before the upgrade'));
    await backupOf(folders, { now: now + day });
    const { folders: empty } = await officeWith(0);
    const mistaken = { ...folders, dataFolder: empty.dataFolder };
    for (const days of [2, 3]) {
      const { problems } = await backupOf(mistaken, { now: now + days * day, keep: 1 });
      expect(problems).toEqual([expect.stringContaining('2026-11-21T12-00-00.000Z holds more')]);
    }
    expect(await namesIn(folders)).toEqual([
      '2026-11-21T12-00-00.000Z',
      '2026-11-23T12-00-00.000Z',
      'before the upgrade',
    ]);
  });

  it('lets no second backup into a folder where one is being made', async () => {
    const { folders } = await officeWith(3);
    const both = [backupOf(folders), backupOf(folders, { now: now + 1 })];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((each) => each.status === 'rejected');
    expect(`${refused?.reason}`).toContain('Another backup to');
    expect(await namesIn(folders)).toHaveLength(1);
    await backupOf(folders, { now: now + 2 });
  });

  it('includes the settings, readable by their owner only, and a restore leaves them there', async () => {
    const { folders } = await officeWith(1);
    const settings = join(folders.dataFolder, '../.env');
    await writeFile(settings, 'ADMIN_PASSWORD=secret\n', { mode: 0o644 });
    const { archive } = await backupOf(folders);
    const archived = join(archive, 'data/settings.env');
    expect(await readFile(archived, 'utf8')).toBe('ADMIN_PASSWORD=secret\n');
    expect((await stat(archived)).mode & 0o777).toBe(0o600);
    expect((await stat(archive)).mode & 0o777).toBe(0o700);
    const elsewhere = await officeFolders();
    const result = await restoreBackup({ ...elsewhere, archive, now, rules, isDryRun: false });
    expect(result).toMatchObject({ settingsFile: archived, setAside: [] });
    expect(await readdir(elsewhere.dataFolder)).not.toContain('settings.env');
  });
});

describe('archiveDocuments', () => {
  it('copies everything where files cannot have two names', async () => {
    const { folders, quotes } = await officeWith(2);
    await backupOf(folders);
    const store = await openQuoteStore(folders.dataFolder);
    const stored = await listOf(store);
    await store.close();
    const target = join(folders.backupsFolder, 'target');
    await mkdir(target);
    const archived = await archiveDocuments(
      { quotes: [stored], erasures: [] },
      {
        uploadsFolder: folders.uploadsFolder,
        previous: createPreviousDocuments(await findArchives(folders.backupsFolder)),
        target,
        canShare: false,
      },
    );
    expect(archived).toMatchObject({ copiedFiles: 2, problems: [] });
    const [quote] = quotes;
    expect((await stat(join(target, `${quote?.id}`))).nlink).toBe(1);
  });
});
