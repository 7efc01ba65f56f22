import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import { orderWithJobIn, sampleFinished } from '@yiqiao/contract/commands/sample-job';
import { sampleDeliverable, sampleDelivery } from '@yiqiao/contract/commands/sample-order';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { isFileKey } from '@yiqiao/ports/file-key';
import { describe, expect, it } from 'vitest';
import { changeQuote, listOf } from '../../test/keep-quotes.ts';
import { backupOf, now, rules } from '../../test/office-backup.ts';
import { type OfficeFolders, officeFolders, receiveDocument } from '../../test/office-folders.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { checkStore } from './doctor/check-store.ts';

const day = 24 * 3_600_000;

async function keepFile({ uploadsFolder }: OfficeFolders, text: string) {
  const id = randomUUID();
  await writeFile(join(uploadsFolder, id), text);
  const fileSha256 = createHash('sha256').update(text).digest('hex');
  return { id, filePath: id, fileName: `${text}.docx`, fileSize: text.length, fileSha256 };
}

/** An office with one order: its document, a file that was handed over, and one that waits. */
async function openOrder() {
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  const { id } = await receiveDocument(store, folders, 'the source');
  const delivered = await keepFile(folders, 'delivered');
  const waiting = await keepFile(folders, 'waiting');
  await changeQuote(store, id, {
    status: 'in-progress',
    deliveries: [sampleDelivery({ files: [delivered] })],
    deliverables: [sampleDeliverable(waiting)],
  });
  return { folders, store, id, keys: [id, delivered.id, waiting.id].sort(), delivered, waiting };
}

const keysIn = async (folder: string) => (await readdir(folder)).filter(isFileKey).sort();

async function forget(store: QuoteStore, folders: OfficeFolders, id: string, keys: string[]) {
  for (const key of keys) await rm(join(folders.uploadsFolder, key));
  await store.change(id, (it) => decideFileDeleted(it, { cause: 'by-hand', keys }, now));
}

const restoreOf = (folders: OfficeFolders, archive: string) =>
  restoreBackup({ ...folders, archive, now: now + day, rules, isDryRun: false });

describe('makeBackup of an order', () => {
  it('has every file of it, and a restore brings every one back', async () => {
    const { folders, store, keys } = await openOrder();
    await store.close();
    const { archive, documents, problems } = await backupOf(folders);
    expect({ documents, problems }).toEqual({ documents: 3, problems: [] });
    expect(await keysIn(join(archive, 'uploads'))).toEqual(keys);
    await rm(folders.dataFolder, { recursive: true });
    for (const key of keys) await rm(join(folders.uploadsFolder, key));
    expect(await restoreOf(folders, archive)).toMatchObject({ quotes: 1, documents: 3 });
    expect(await keysIn(folders.uploadsFolder)).toEqual(keys);
    const findings = await checkStore(
      { ...folders, adminUsername: 'admin', kept: keptByDefault },
      now + day,
    );
    expect(findings.filter(({ severity }) => severity === 'problem')).toEqual([]);
  });

  it('says which file of the office’s is missing, as the doctor does', async () => {
    const { folders, store, delivered } = await openOrder();
    await store.close();
    await rm(join(folders.uploadsFolder, delivered.id));
    const { problems } = await backupOf(folders);
    expect(problems).toEqual([expect.stringContaining(`its file ${delivered.id} is missing`)]);
    const findings = await checkStore(
      { ...folders, adminUsername: 'admin', kept: keptByDefault },
      now + day,
    );
    const found = findings.filter(({ severity }) => severity === 'problem');
    expect(found).toMatchObject([{ what: expect.stringContaining('A finished file of YQ-') }]);
  });

  it('forgets in every backup what was deleted, handed over or not, and that alone', async () => {
    const { folders, store, id, waiting, delivered } = await openOrder();
    const first = await backupOf(folders);
    await forget(store, folders, id, [waiting.id]);
    const second = await backupOf(folders, { now: now + day });
    expect(await keysIn(join(first.archive, 'uploads'))).toEqual([id, delivered.id].sort());
    expect(second).toMatchObject({ pruned: 1, documents: 2, problems: [] });
    await forget(store, folders, id, [id, delivered.id]);
    await store.close();
    await backupOf(folders, { now: now + 2 * day });
    for (const { archive } of [first, second]) {
      expect(await keysIn(join(archive, 'uploads'))).toEqual([]);
    }
  });

  it('brings nothing back that was deleted since, though the present store is lost', async () => {
    const { folders, store, id, delivered, waiting } = await openOrder();
    const { archive } = await backupOf(folders);
    await forget(store, folders, id, [delivered.id, waiting.id]);
    await store.close();
    await backupOf(folders, { now: now + day });
    await rm(folders.dataFolder, { recursive: true });
    expect(await restoreOf(folders, archive)).toMatchObject({ documents: 1 });
    const restored = await openQuoteStore(folders.dataFolder);
    const [quote] = await listOf(restored);
    await restored.close();
    expect(quote).not.toHaveProperty('deliverables');
    expect(quote?.filePath).toBe(id);
    const [file] = quote?.deliveries?.[0]?.files ?? [];
    expect(file).toMatchObject({ id: delivered.id, fileDeletedAt: new Date(now).toISOString() });
    expect(file).not.toHaveProperty('filePath');
  });

  it('keeps and forgets what a translator has handed in as any file of the order', async () => {
    const { folders, store, id, keys } = await openOrder();
    const handedIn = await keepFile(folders, 'handed-in');
    const finished = [{ ...sampleFinished, ...handedIn, handedInAt: sampleFinished.at }];
    const { jobs } = orderWithJobIn('handed-in', { finished });
    await changeQuote(store, id, { jobs });
    const { archive, documents } = await backupOf(folders);
    expect(documents).toBe(4);
    expect(await keysIn(join(archive, 'uploads'))).toEqual([...keys, handedIn.id].sort());
    await forget(store, folders, id, [handedIn.id]);
    await store.close();
    expect(await backupOf(folders, { now: now + day })).toMatchObject({ pruned: 1 });
    expect(await keysIn(join(archive, 'uploads'))).toEqual(keys);
    await rm(folders.dataFolder, { recursive: true });
    expect(await restoreOf(folders, archive)).toMatchObject({ documents: 3 });
    const restored = await openQuoteStore(folders.dataFolder);
    const [quote] = await listOf(restored);
    await restored.close();
    expect(quote?.jobs?.[0]?.finished).toMatchObject([{ fileDeletedAt: expect.any(String) }]);
  });
});
