import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeErasure } from '@yiqiao/contract/commands/server/erasure';
import { describe, expect, it } from 'vitest';
import {
  backupSettings,
  machineOf,
  quotesIn,
  readAll,
  restoreTo,
} from '../../../test/bucket-office.ts';
import { startFakeStore } from '../../../test/engine/s3/fake-store.ts';
import { changeQuote, recordDeletion } from '../../../test/keep-quotes.ts';
import { now } from '../../../test/office-backup.ts';
import {
  type OfficeFolders,
  officeFolders,
  receiveDocument,
} from '../../../test/office-folders.ts';
import { openQuoteStore } from '../../engine/embedded/open-quote-store.ts';

type Store = Awaited<ReturnType<typeof openQuoteStore>>;

/** An office with two documents, and a bucket. */
async function backedUpOffice() {
  const fake = await startFakeStore();
  const folders = await officeFolders();
  const ids = await during(folders, async (store) => {
    const first = await receiveDocument(store, folders, 'the first document');
    const second = await receiveDocument(store, folders, 'the second document');
    return { first: first.id, second: second.id };
  });
  const backup = backupSettings(fake);
  return { fake, folders, backup, ids, machine: machineOf(folders, backup) };
}

async function during<Result>(
  { dataFolder, uploadsFolder }: OfficeFolders,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openQuoteStore(dataFolder, { uploadsFolder });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const idsOf = (quotes: readonly { readonly id: string }[]) => quotes.map(({ id }) => id);

describe('a backup in a bucket', () => {
  it('starts an office on an empty machine, every record and document as it was', async () => {
    const { folders, backup, machine } = await backedUpOffice();
    const { made, problems } = await machine.round();
    expect(made).toMatchObject({ quotes: 2, documents: 2, newDocuments: 2 });
    expect(problems).toEqual([]);
    const other = await officeFolders();
    expect(await restoreTo(other, backup)).toMatchObject({ quotes: 2, documents: 2 });
    expect(await quotesIn(other)).toEqual(await quotesIn(folders));
  });

  it('has its moments from the bucket, whatever this machine’s clock says', async () => {
    const { fake, backup, machine } = await backedUpOffice();
    fake.clockAheadMs = 700_000;
    await machine.round();
    const { at } = await restoreTo(await officeFolders(), backup);
    expect(Math.abs(Date.parse(at) - Date.now() - 700_000)).toBeLessThan(60_000);
  });

  it('tells whoever has no key neither names nor contents', async () => {
    const { fake, ids, machine, folders } = await backedUpOffice();
    await writeFile(join(folders.dataFolder, '..', '.env'), 'SMTP_URL=smtp://secret@example.com');
    await machine.round();
    for (const [name, { bytes }] of fake.bucket.objects) {
      for (const secret of ['the first document', '王小明', 'wang@example', 'smtp:', ids.first]) {
        expect(name).not.toContain(secret);
        expect(bytes.includes(secret)).toBe(false);
      }
    }
  });

  it('sends nothing but the catalog while nothing is written', async () => {
    const { fake, machine } = await backedUpOffice();
    await machine.round();
    await machine.settle();
    await machine.round();
    fake.seen.length = 0;
    expect(await machine.round()).toMatchObject({ made: null, removed: 0 });
    expect(fake.seen.filter(({ method }) => method === 'PUT').map(({ name }) => name)).toEqual([
      'office/catalog',
    ]);
    expect(fake.seen.length).toBeLessThanOrEqual(3);
  });

  it('sends only what is new', async () => {
    const { fake, folders, machine } = await backedUpOffice();
    await during(folders, async (store) => {
      for (let count = 0; count < 300; count += 1)
        await receiveDocument(store, folders, `text ${count}`);
    });
    await machine.round();
    const before = new Set(fake.bucket.objects.keys());
    await during(folders, (store) => receiveDocument(store, folders, 'one more'));
    const { made } = await machine.round();
    expect(made).toMatchObject({ quotes: 303, documents: 303, newDocuments: 1 });
    const whole = [...fake.bucket.objects.values()].reduce(
      (sum, { bytes }) => sum + bytes.length,
      0,
    );
    expect(made?.sentBytes).toBeLessThan(whole / 4);
    const added = [...fake.bucket.objects.keys()].filter((name) => !before.has(name));
    expect(added.length).toBeLessThan(12);
  });

  it('forgets deleted documents with the next round, in every backup', async () => {
    const { fake, folders, backup, ids, machine } = await backedUpOffice();
    await machine.round();
    fake.clockAheadMs = 500_000;
    await during(folders, (store) => changeQuote(store, ids.second, { status: 'completed' }));
    await machine.round();
    await during(folders, async (store) => {
      await recordDeletion(store, ids.first, {
        at: new Date(now).toISOString(),
        cause: 'completed',
      });
      await rm(join(folders.uploadsFolder, ids.first));
    });
    expect((await machine.round()).removed).toBeGreaterThan(0);
    const all = [...(await readAll(fake, backup)).values()].join();
    expect(all).toContain('the second document');
    expect(all).not.toContain('the first document');
    const other = await officeFolders();
    const restored = await restoreTo(other, backup);
    expect(restored).toMatchObject({ quotes: 2, documents: 1, deleted: 1 });
  });

  it('forgets erased persons with the next round, in every backup, each still whole', async () => {
    const { fake, folders, backup, ids, machine } = await backedUpOffice();
    const wei = await during(folders, (store) =>
      receiveDocument(store, folders, 'words of Wei', {
        customerEmail: 'wei@example.com',
        customerName: 'Zhang Wei',
      }),
    );
    await machine.round();
    const hour = Date.now() - 3_600_000;
    await machine.backdate(hour);
    await during(folders, (store) => changeQuote(store, ids.first, { status: 'in-progress' }));
    await machine.round();
    expect([...(await readAll(fake, backup)).values()].join()).toContain('Zhang Wei');
    await during(folders, async (store) => {
      const begun = await store.begin([wei.id], (quotes) =>
        composeErasure('gone', quotes, [], now),
      );
      await rm(join(folders.uploadsFolder, wei.id));
      await store.scrub(begun);
      await store.finish(begun.id);
    });
    await machine.round();
    const all = [...(await readAll(fake, backup)).values()].join();
    for (const trace of ['wei@example.com', 'Zhang Wei', 'words of Wei']) {
      expect(all).not.toContain(trace);
    }
    const other = await officeFolders();
    await restoreTo(other, backup, { before: hour + 1000 });
    expect(idsOf(await quotesIn(other))).toEqual([ids.second, ids.first]);
  });
});
