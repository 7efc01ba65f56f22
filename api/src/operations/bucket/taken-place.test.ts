import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  backupKey,
  backupSettings,
  machineOf,
  quotesIn,
  restoredIds,
  restoreTo,
} from '../../../test/bucket-office.ts';
import { startFakeStore } from '../../../test/engine/s3/fake-store.ts';
import {
  type OfficeFolders,
  officeFolders,
  receiveDocument,
} from '../../../test/office-folders.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { openQuoteStore } from '../../engine/embedded/open-quote-store.ts';
import { explainObstacle } from './backup-obstacle.ts';

async function receive(folders: OfficeFolders, text: string): Promise<string> {
  const { dataFolder, uploadsFolder } = folders;
  const store = await openQuoteStore(dataFolder, { uploadsFolder });
  const { id } = await receiveDocument(store, folders, text);
  await store.close();
  return id;
}

/** An office whose backup is in a bucket. */
async function backedUpOffice() {
  const fake = await startFakeStore();
  const backup = backupSettings(fake);
  const folders = await officeFolders();
  const id = await receive(folders, 'the first');
  const machine = machineOf(folders, backup);
  await machine.round();
  return { fake, backup, folders, machine, id };
}

const silentMs = 350_000;

describe('a place that two machines know', () => {
  it('is refused to a machine that has nothing to do with it, and nothing in it is changed', async () => {
    const { fake, backup, id } = await backedUpOffice();
    const other = await officeFolders();
    await receive(other, 'of another office');
    const before = new Map(fake.bucket.objects);
    await expect(machineOf(other, backup).round()).rejects.toThrow(
      /the backup in s3:\/\/documents-of-a-test\/office is not this machine's, but that of the machine "first-machine", written \d+ seconds? ago/,
    );
    expect(new Map(fake.bucket.objects)).toEqual(before);
    expect(await restoredIds(backup)).toEqual([id]);
  });

  it('is refused to a first start on an empty disk, so that it does not replace the office', async () => {
    const { backup, id } = await backedUpOffice();
    const empty = await officeFolders();
    await (await openQuoteStore(empty.dataFolder)).close();
    await expect(machineOf(empty, backup).round()).rejects.toThrow("is not this machine's");
    expect(await restoredIds(backup)).toEqual([id]);
  });

  it('goes over to a machine that was restored from it once the first is silent, and never back', async () => {
    const { fake, backup, folders, machine, id } = await backedUpOffice();
    const heir = await officeFolders();
    await restoreTo(heir, backup);
    const second = machineOf(heir, backup, { host: 'second-machine' });
    await expect(second.round()).rejects.toThrow('still writes to');
    // The first goes on undisturbed.
    await receive(folders, 'the second');
    await machine.round();
    fake.clockAheadMs = silentMs;
    const added = await receive(heir, 'on the new machine');
    await second.round();
    expect(await restoredIds(backup)).toEqual([added, id].sort());
    fake.clockAheadMs = 2 * silentMs;
    await expect(machine.round()).rejects.toThrow('another machine has taken over');
    expect(await restoredIds(backup)).toEqual([added, id].sort());
  });

  it('goes over to one of two machines that were restored from it', async () => {
    const { fake, backup } = await backedUpOffice();
    const [one, two] = [await officeFolders(), await officeFolders()];
    await restoreTo(one, backup);
    await restoreTo(two, backup);
    fake.clockAheadMs = silentMs;
    await machineOf(one, backup).round();
    fake.clockAheadMs = 2 * silentMs;
    await expect(machineOf(two, backup).round()).rejects.toThrow('another machine has taken over');
  });

  it('tells a copied disk from the one that it was copied from', async () => {
    const { backup, folders, machine } = await backedUpOffice();
    const copy = await officeFolders();
    await cp(folders.dataFolder, copy.dataFolder, { recursive: true });
    await cp(folders.uploadsFolder, copy.uploadsFolder, { recursive: true });
    await machine.round();
    await expect(machineOf(copy, backup).round()).rejects.toThrow('has taken over');
  });

  it('stays a machine’s own through a restore of an older backup on it', async () => {
    const { backup, folders, machine, id } = await backedUpOffice();
    await machine.backdate(Date.now() - 3_600_000);
    await receive(folders, 'later');
    await machine.round();
    await restoreTo(folders, backup, { before: Date.now() - 1_800_000 });
    expect((await quotesIn(folders)).map((quote) => quote.id)).toEqual([id]);
    const { problems } = await machineOf(folders, backup).round();
    expect(problems[0]).toContain('holds more submissions (2) than this store (1) and is kept');
  });

  it('is not begun anew where the catalog cannot be found', async () => {
    const { fake, backup, machine } = await backedUpOffice();
    const catalog = fake.bucket.objects.get('office/catalog');
    fake.bucket.objects.delete('office/catalog');
    await expect(machine.round()).rejects.toThrow('a backup whose catalog is missing');
    if (catalog !== undefined) fake.bucket.objects.set('office/catalog', catalog);
    await machine.round();
    expect(await restoredIds(backup)).toHaveLength(1);
  });

  it('is the machine’s own after a crash between its disk and the bucket', async () => {
    const { fake, backup, folders, machine } = await backedUpOffice();
    await machine.settle();
    await machine.round();
    fake.mishap = ({ method }) => (method === 'PUT' ? { kind: 'lose-answer' } : undefined);
    await expect(machineOf(folders, backup).round()).rejects.toThrow();
    fake.mishap = ({ method }) => (method === 'PUT' ? { kind: 'drop' } : undefined);
    await expect(machineOf(folders, backup).round()).rejects.toThrow();
    fake.mishap = () => undefined;
    await machineOf(folders, backup).round();
  });

  it('is not this machine’s any more once its data folder is gone', async () => {
    const { backup, folders } = await backedUpOffice();
    await rm(join(folders.dataFolder, dataFile.bucketWriter));
    await expect(machineOf(folders, backup).round()).rejects.toThrow("is not this machine's");
  });
});

describe('a wrong key', () => {
  it('is named as such, by the backup and by the restore', async () => {
    const { backup, folders } = await backedUpOffice();
    const wrong = { ...backup, key: backupKey.replace('0', '1') };
    const error: unknown = await machineOf(folders, wrong)
      .round()
      .catch((fault) => fault);
    expect(explainObstacle(error, wrong)?.what).toBe(
      'BACKUP_KEY: what lies in s3://documents-of-a-test/office was encrypted with another key',
    );
    await expect(restoreTo(await officeFolders(), wrong)).rejects.toThrow('BACKUP_KEY: what lies');
  });

  it('is told from damage, and from an object in the place of another', async () => {
    const { fake, backup } = await backedUpOffice();
    const pieces = [...fake.bucket.objects.keys()].filter((name) => name.includes('/pieces/'));
    const [one = '', two = ''] = pieces;
    const [first, second] = [fake.bucket.objects.get(one), fake.bucket.objects.get(two)];
    if (first === undefined || second === undefined) throw new Error('no pieces');
    fake.bucket.objects.set(one, second);
    fake.bucket.objects.set(two, first);
    await expect(restoreTo(await officeFolders(), backup)).rejects.toThrow(
      /BACKUP_TO: what lies in .* is damaged: pieces\/\w+ is not what was stored under this name/,
    );
  });
});
