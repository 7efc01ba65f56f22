import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupSettings, machineOf, quotesIn, restoreTo } from '../../../test/bucket-office.ts';
import { startFakeStore } from '../../../test/engine/s3/fake-store.ts';
import { officeFolders, receiveDocument } from '../../../test/office-folders.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { dataFile, uploadsFile } from '../../engine/embedded/folder/data-folder.ts';
import { openQuoteStore } from '../../engine/embedded/open-quote-store.ts';

/** The backup of an office of some documents, and an empty machine. */
async function emptyMachine(count = 12) {
  const fake = await startFakeStore();
  const backup = backupSettings(fake);
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  for (let number = 0; number < count; number += 1) {
    await receiveDocument(store, folders, `document ${number}`);
  }
  await store.close();
  await writeFile(join(folders.dataFolder, '..', '.env'), 'PUBLIC_ORIGIN=https://www.example.com');
  await machineOf(folders, backup).round();
  return { fake, backup, folders, empty: await officeFolders() };
}

describe('restoreFromBucket', () => {
  it('goes on after it was cut off at any request, and the server does not start in between', async () => {
    const { fake, backup, folders, empty } = await emptyMachine();
    let fetched = 0;
    let isAway = (_requests: number) => false;
    let requests = 0;
    fake.mishap = ({ method, name }) => {
      requests += 1;
      if (isAway(requests)) return { kind: 'drop' };
      if (method === 'GET' && name.startsWith('office/pieces/')) fetched += 1;
      return undefined;
    };
    await restoreTo(await officeFolders(), backup);
    const whole = fetched;
    let attempts = 0;
    for (;;) {
      attempts += 1;
      requests = 0;
      isAway = (number) => number > 9;
      const isCut = await restoreTo(empty, backup).then(
        () => false,
        () => true,
      );
      if (!isCut) break;
      const folder = join(empty.dataFolder, '..');
      await expect(startTestServer({ folder })).rejects.toThrow('A restore was cut off');
    }
    expect(attempts).toBeGreaterThan(2);
    expect(await quotesIn(empty)).toEqual(await quotesIn(folders));
    expect((await readdir(empty.uploadsFolder)).includes(uploadsFile.fetched)).toBe(false);
    // Only what tells of the documents is fetched each time.
    expect(fetched - whole).toBeLessThan(whole + attempts * 6);
  });

  it('changes nothing in a dry run, and leaves nothing', async () => {
    const { backup, empty } = await emptyMachine();
    const result = await restoreTo(empty, backup, { isDryRun: true });
    expect(result).toMatchObject({ quotes: 12, documents: 12, setAside: [] });
    expect(await readdir(empty.uploadsFolder)).toEqual([]);
    expect(await readdir(join(empty.dataFolder, '..'))).toEqual(['uploads']);
  });

  it('keeps the settings of the other machine beside the store, and brings none into force', async () => {
    const { backup, empty } = await emptyMachine();
    const { settingsFile } = await restoreTo(empty, backup);
    expect(settingsFile).toBe(join(empty.dataFolder, dataFile.settingsOfBackup));
    expect(await readFile(`${settingsFile}`, 'utf8')).toBe('PUBLIC_ORIGIN=https://www.example.com');
  });

  it('refuses a backup of which a piece is missing, with nothing changed', async () => {
    const { fake, backup, empty } = await emptyMachine();
    const piece = [...fake.bucket.objects.keys()].find((name) => name.includes('/pieces/'));
    fake.bucket.objects.delete(`${piece}`);
    await expect(restoreTo(empty, backup)).rejects.toThrow('is missing');
    expect(await readdir(join(empty.dataFolder, '..'))).toEqual(['uploads']);
  });

  it('sets aside what the machine had, and keeps it from a running server', async () => {
    const { backup, folders, empty } = await emptyMachine();
    await mkdir(empty.dataFolder, { recursive: true });
    const store = await openQuoteStore(empty.dataFolder, { uploadsFolder: empty.uploadsFolder });
    const { id } = await receiveDocument(store, empty, 'taken in meanwhile');
    await expect(restoreTo(empty, backup)).rejects.toThrow('Stop it first');
    await store.close();
    const { setAside, newer } = await restoreTo(empty, backup);
    expect(newer).toBe(1);
    const kept = await Promise.all(setAside.map((folder) => readdir(folder)));
    expect(kept.flat()).toContain(id);
    expect(await quotesIn(empty)).toEqual(await quotesIn(folders));
  });
});

describe('a list of the bucket', () => {
  it('that ends early ends the round, and leaves the backup as it was', async () => {
    const { fake, backup, folders, empty } = await emptyMachine();
    fake.bucket.pageSize = 3;
    fake.bucket.list = withoutTokens(fake.bucket.list.bind(fake.bucket));
    await expect(machineOf(folders, backup).round()).rejects.toThrow('ends its list early');
    await restoreTo(empty, backup);
    expect(await quotesIn(empty)).toHaveLength(12);
  });

  it('that lacks what is there has it sent again, and nothing removed that is wanted', async () => {
    const { fake, backup, folders, empty } = await emptyMachine();
    const before = [...fake.bucket.objects.keys()].filter((name) => name.includes('/pieces/'));
    const whole = fake.bucket.list.bind(fake.bucket);
    fake.bucket.list = (prefix, after) => {
      const hidden = new Map(fake.bucket.objects);
      for (const name of before.slice(0, 6)) fake.bucket.objects.delete(name);
      const answer = whole(prefix, after);
      for (const [name, object] of hidden) fake.bucket.objects.set(name, object);
      return answer;
    };
    await machineOf(folders, backup).round();
    await restoreTo(empty, backup);
    expect(await quotesIn(empty)).toHaveLength(12);
  });

  it('that has more than the backups removes it: what a crash has left', async () => {
    const { fake, backup, folders } = await emptyMachine();
    fake.bucket.put('office/pieces/left', Buffer.from('of no backup'), {});
    fake.bucket.put('office/generations/left', Buffer.from('of no catalog'), {});
    fake.bucket.put('elsewhere', Buffer.from('of others'), {});
    await machineOf(folders, backup).round();
    const left = [...fake.bucket.objects.keys()].filter((name) => !name.startsWith('office/'));
    expect(left).toEqual(['elsewhere']);
    expect([...fake.bucket.objects.keys()].some((name) => name.endsWith('left'))).toBe(false);
  });
});

type List = Awaited<ReturnType<typeof startFakeStore>>['bucket']['list'];

function withoutTokens(list: List): List {
  return (prefix, after) => {
    const answer = list(prefix, after);
    const body = String(answer.body).replace(
      /<NextContinuationToken>.*<.NextContinuationToken>/,
      '',
    );
    return { ...answer, body };
  };
}
