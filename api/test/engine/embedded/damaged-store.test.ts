import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headerBytes } from '../../../src/engine/embedded/journal/journal-header.ts';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { addQuote, listOf } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';

const ids = Array.from({ length: 30 }, (_, number) => `q${number}`);

let crashed: string;
beforeAll(async () => {
  crashed = await mkdtemp(join(tmpdir(), 'yiqiao-crashed-'));
  await leaveCrashedStore(crashed);
});
afterAll(() => rm(crashed, { recursive: true }));

/**
 * Leaves what a crash does of a store with thirty submissions: the last ten in the journal, the others in a
 * snapshot, two generations and their journals.
 */
async function leaveCrashedStore(image: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-'));
  for (const part of [ids.slice(0, 5), ids.slice(5, 10), ids.slice(10, 20)]) {
    const store = await openQuoteStore(folder);
    for (const id of part) await addQuote(store, sampleQuote(id));
    await store.close();
  }
  const store = await openQuoteStore(folder);
  for (const id of ids.slice(20)) await addQuote(store, sampleQuote(id));
  const isConfirmed = async () => {
    const journal = await readFile(join(folder, 'quotes.journal'), 'utf8');
    expect(journal).toContain('"confirmed":30');
  };
  await vi.waitFor(isConfirmed, { timeout: 30_000 });
  await cp(folder, image, { recursive: true });
  await store.close();
  await rm(folder, { recursive: true });
}

/** A copy of that store for one test. */
async function storedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(crashed, folder, { recursive: true });
  return folder;
}

async function contentOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name !== 'quotes.lock');
  const contents = names.map(async (name) => [name, await readFile(join(folder, name), 'latin1')]);
  return Object.fromEntries(await Promise.all(contents));
}

async function expectWhole(folder: string): Promise<void> {
  const store = await openQuoteStore(folder);
  expect((await listOf(store)).map(({ id }) => id)).toEqual(ids.toReversed());
  await store.close();
}

/** Refused with a sentence that says what to do, and not one byte changed. */
async function expectRefused(folder: string, message: RegExp): Promise<void> {
  const before = await contentOf(folder);
  await expect(openQuoteStore(folder)).rejects.toThrow(message);
  await expect(openQuoteStore(folder)).rejects.toThrow('npm run restore');
  expect(await contentOf(folder)).toEqual(before);
}

/** Of what was written, without the room that is reserved behind it. */
function middleOf(bytes: Buffer): number {
  return Math.floor(bytes.findLastIndex((byte) => byte !== 0) / 2);
}

const damages: Record<string, (path: string) => Promise<void>> = {
  'cut in half': async (path) => truncate(path, middleOf(await readFile(path))),
  emptied: (path) => writeFile(path, ''),
  'filled with NULs': async (path) => writeFile(path, Buffer.alloc((await readFile(path)).length)),
  'of the wrong shape': (path) => writeFile(path, '{"quotes":{"id":1}}'),
  null: (path) => writeFile(path, 'null'),
  'with one flipped bit': async (path) => {
    const bytes = await readFile(path);
    const middle = middleOf(bytes);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 4, middle);
    await writeFile(path, bytes);
  },
  removed: (path) => rm(path),
};

describe('openQuoteStore on damaged files', () => {
  it('reads a whole one, and leaves all of it in a snapshot when it is closed', async () => {
    const folder = await storedFolder();
    await expectWhole(folder);
    expect(await readFile(join(folder, 'quotes.json'), 'utf8')).toContain('{"id":"q29"');
  });

  describe.each(Object.entries(damages))('a snapshot %s', (name, damage) => {
    it('is made up for by an earlier generation and the journals, and kept aside', async () => {
      const folder = await storedFolder();
      await damage(join(folder, 'quotes.json'));
      await expectWhole(folder);
      await expectWhole(folder);
      const aside = (await readdir(folder)).filter((file) => file.includes('damaged'));
      expect(aside).toHaveLength(name === 'removed' ? 0 : 1);
    });

    it('is refused when no generation is left to make up for it', async () => {
      const folder = await storedFolder();
      for (const file of await readdir(folder)) {
        if (/\.\d+$/.test(file)) await rm(join(folder, file));
      }
      await damage(join(folder, 'quotes.json'));
      await expectRefused(folder, /quotes\.json is (damaged|missing)/);
    });
  });

  describe.each(Object.entries(damages))('a journal %s', (_name, damage) => {
    it('is refused, for nothing else holds the last changes', async () => {
      const folder = await storedFolder();
      await damage(join(folder, 'quotes.journal'));
      await expectRefused(folder, /quotes\.journal (is|has been|does not)/);
    });
  });

  it('drops a last line that was cut off by a crash, and says so', async () => {
    const folder = await storedFolder();
    const path = join(folder, 'quotes.journal');
    await writeFile(path, '{"checksum":"00000000","sequence":31,"cha', { flag: 'a' });
    const reports: string[] = [];
    const store = await openQuoteStore(folder, { report: (message) => reports.push(message) });
    expect(reports.join()).toContain('never confirmed');
    await store.close();
    await expectWhole(folder);
  });

  it('takes no notice of half-written temporary files and removes them', async () => {
    const folder = await storedFolder();
    await writeFile(join(folder, 'quotes.json.tmp'), '{"format":"yiqiao-quo');
    await writeFile(join(folder, 'quotes.journal.tmp'), '{"format":');
    await expectWhole(folder);
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('refuses a snapshot and a journal of different stores', async () => {
    const folder = await storedFolder();
    const other = await temporaryFolder();
    await leaveCrashedStore(other);
    await writeFile(join(folder, 'quotes.journal'), await readFile(join(other, 'quotes.journal')));
    await expectRefused(folder, /belong to different stores/);
  });

  it('refuses a store of a newer release', async () => {
    const folder = await storedFolder();
    const path = join(folder, 'quotes.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/"version": \d,/, '"version": 7,'));
    const before = await contentOf(folder);
    await expect(openQuoteStore(folder)).rejects.toThrow(/newer release \(version 7/);
    expect(await contentOf(folder)).toEqual(before);
  });

  it('names the newer release also where its changes cannot be read', async () => {
    const folder = await storedFolder();
    const path = join(folder, 'quotes.journal');
    const body = '{"sequence":99,"changes":[{"kind":"of-tomorrow"}]}';
    const line = `{"crc32":"${crc32(body).toString(16).padStart(8, '0')}",${body.slice(1)}\n`;
    const header = (await readFile(path, 'utf8')).slice(0, headerBytes);
    await writeFile(path, header.replace(/"version":\d/, '"version":7') + line);
    await expect(openQuoteStore(folder)).rejects.toThrow(/newer release \(version 7/);
  });
});
