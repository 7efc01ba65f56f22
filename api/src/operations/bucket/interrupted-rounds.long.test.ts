import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeErasure } from '@yiqiao/contract/commands/server/erasure';
import { describe, expect, it } from 'vitest';
import {
  backupSettings,
  machineOf,
  quotesIn,
  restoredIds,
  restoreTo,
} from '../../../test/bucket-office.ts';
import { startFakeStore } from '../../../test/engine/s3/fake-store.ts';
import type { StoredObject } from '../../../test/engine/s3/memory-bucket.ts';
import { recordDeletion } from '../../../test/keep-quotes.ts';
import { now } from '../../../test/office-backup.ts';
import { officeFolders, receiveDocument } from '../../../test/office-folders.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { openQuoteStore } from '../../engine/embedded/open-quote-store.ts';

/** Two restores for each request of two rounds: minutes on a busy machine. */
const timeoutMs = 600_000;

const at = new Date(now).toISOString();

/** An office that was backed up, and has changed since: a document came, one was deleted, a person was erased. */
async function changedOffice() {
  const fake = await startFakeStore();
  const backup = backupSettings(fake);
  const folders = await officeFolders();
  const { dataFolder, uploadsFolder } = folders;
  const store = await openQuoteStore(dataFolder, { uploadsFolder });
  const stays = await receiveDocument(store, folders, 'stays');
  const goes = await receiveDocument(store, folders, 'goes');
  const erased = await receiveDocument(store, folders, 'of an erased person');
  await machineOf(folders, backup).round();
  const whole = new Map(fake.bucket.objects);
  const writer = await readFile(join(dataFolder, dataFile.bucketWriter));
  const comes = await receiveDocument(store, folders, 'comes');
  await recordDeletion(store, goes.id, { at, cause: 'completed' });
  await rm(join(uploadsFolder, goes.id));
  const begun = await store.begin([erased.id], (quotes) => composeErasure('gone', quotes, [], now));
  await rm(join(uploadsFolder, erased.id));
  await store.scrub(begun);
  await store.finish(begun.id);
  await store.close();
  const ids = {
    came: comes.id,
    before: [goes.id, stays.id, erased.id].sort(),
    after: [comes.id, goes.id, stays.id].sort(),
  };
  async function rewind(): Promise<void> {
    fake.bucket.objects.clear();
    for (const [name, object] of whole) fake.bucket.objects.set(name, object);
    await writeFile(join(dataFolder, dataFile.bucketWriter), writer);
  }
  return { fake, backup, folders, ids, rewind };
}

type Objects = Map<string, StoredObject>;
const namesOf = (objects: Objects) => [...objects.keys()].sort();

describe('a round that is cut off', () => {
  it(
    'at any request leaves the backup before it or itself whole, and the next one ends it',
    async () => {
      const { fake, backup, folders, ids, rewind } = await changedOffice();
      await machineOf(folders, backup).round();
      const end = namesOf(fake.bucket.objects).length;
      let outcomes = '';
      for (const kind of ['drop', 'lose-answer'] as const) {
        for (let last = 0; ; last += 1) {
          await rewind();
          let requests = 0;
          fake.mishap = () => {
            requests += 1;
            if (requests <= last) return undefined;
            return requests === last + 1 ? { kind } : { kind: 'drop' };
          };
          const isCut = await machineOf(folders, backup)
            .round()
            .then(
              () => false,
              () => true,
            );
          fake.mishap = () => undefined;
          if (!isCut) break;
          const restored = await restoredIds(backup);
          const isNew = restored.includes(ids.came);
          expect(restored).toEqual(isNew ? ids.after : ids.before);
          outcomes += isNew ? 'n' : 'o';
          const next = await machineOf(folders, backup).round();
          expect(next.problems).toEqual([]);
          expect(await restoredIds(backup)).toEqual(ids.after);
          expect(namesOf(fake.bucket.objects)).toHaveLength(end);
        }
      }
      // Both outcomes were met, each time.
      expect(outcomes).toMatch(/^o+n+o+n+$/);
    },
    timeoutMs,
  );

  it('does not send again what had arrived', async () => {
    const fake = await startFakeStore();
    const backup = backupSettings(fake);
    const folders = await officeFolders();
    const store = await openQuoteStore(folders.dataFolder);
    for (let count = 0; count < 40; count += 1) {
      await receiveDocument(store, folders, `document ${count}`);
    }
    await store.close();
    fake.mishap = ({ method }) =>
      method === 'PUT' && fake.count('PUT') > 30 ? { kind: 'drop' } : undefined;
    await expect(machineOf(folders, backup).round()).rejects.toThrow();
    const other = await officeFolders();
    await expect(restoreTo(other, backup)).rejects.toThrow('no backup has been finished yet');
    fake.mishap = () => undefined;
    const sent = fake.count('PUT');
    await machineOf(folders, backup).round();
    expect(fake.count('PUT') - sent).toBeLessThan(25);
    await restoreTo(other, backup);
    expect(await quotesIn(other)).toHaveLength(40);
  });
});
