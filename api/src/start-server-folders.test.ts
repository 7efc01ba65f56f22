import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@yiqiao/ports/faults/start-error';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/disk/temporary-folder.ts';
import { startTestServer } from '../test/server/test-server.ts';
import { submitQuote } from '../test/submit-quote.ts';
import { toDiskObstacle } from './engine/disk/disk-obstacle.ts';
import { findSetAside } from './engine/embedded/documents/find-set-aside.ts';
import { formatHeader } from './engine/embedded/journal/journal-header.ts';

/** Every file in the uploads folder, at any depth. */
async function allNames(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true });
  return entries.map(({ name }) => name);
}

describe('startServer on folders that do not belong together', () => {
  it('keeps every document when an older data folder is put back, and takes them back later', async () => {
    const folder = await temporaryFolder();
    const data = join(folder, 'data');
    const first = await startTestServer({ folder });
    await submitQuote(first);
    await first.running.stop();
    await cp(data, join(folder, 'older'), { recursive: true });
    const second = await startTestServer({ folder });
    const newer = [await submitQuote(second), await submitQuote(second), await submitQuote(second)];
    await second.running.stop();
    await cp(data, join(folder, 'newer'), { recursive: true });

    await rm(data, { recursive: true });
    await cp(join(folder, 'older'), data, { recursive: true });
    const older = await startTestServer({ folder });
    expect(await allNames(folder)).toEqual(expect.arrayContaining(newer));
    expect(await older.files()).not.toEqual(expect.arrayContaining(newer));
    expect(older.logged).toContainEqual(
      expect.objectContaining({ event: 'older-store', known: 4 }),
    );
    expect(older.logged).toContainEqual(expect.objectContaining({ event: 'tidied', setAside: 3 }));
    await older.running.stop();

    await rm(data, { recursive: true });
    await cp(join(folder, 'newer'), data, { recursive: true });
    const again = await startTestServer({ folder });
    expect(await again.files()).toEqual(expect.arrayContaining(newer));
    const waiting = await findSetAside(data, join(folder, 'uploads'));
    expect(waiting.map((path) => path.replace(/^.*Z-/, ''))).toEqual(['older-store']);
    await again.close();
  });

  it('says that an older journal was put in the place of the newer', async () => {
    const folder = await temporaryFolder();
    const journal = join(folder, 'data/quotes.journal');
    const server = await startTestServer({ folder });
    await submitQuote(server);
    const older = await readFile(journal);
    for (let more = 0; more < 4; more += 1) await submitQuote(server);
    // As kill -9 leaves the folder: closing would write a snapshot.
    await expect
      .poll(() => readFile(join(folder, 'uploads/.owner.json'), 'utf8'))
      .toContain('"sequence":5');
    await cp(folder, `${folder}-killed`, { recursive: true });
    await server.running.stop();
    await writeFile(join(`${folder}-killed`, 'data/quotes.journal'), older);
    const again = await startTestServer({ folder: `${folder}-killed` });
    expect(again.logged).toContainEqual(
      expect.objectContaining({ event: 'older-store', known: 5, present: 1 }),
    );
    const groups = await readdir(join(`${folder}-killed`, 'uploads/set-aside'));
    expect(groups.map((name) => name.replace(/^.*Z-/, '')).sort()).toEqual([
      'not-in-the-store',
      'older-store',
    ]);
    await again.close();
  });

  it('refuses the documents of another store, running or not', async () => {
    const folder = await temporaryFolder();
    const first = await startTestServer({ folder });
    const id = await submitQuote(first);
    const environment = { DATA_DIR: join(folder, 'other-data') };
    const second = () => startTestServer({ folder, environment });
    await expect(second()).rejects.toThrow(/has the documents of this folder open/);
    await first.running.stop();
    await expect(second()).rejects.toThrow(/belong to the store in .*\/data \(its change 1\)/);
    const again = await startTestServer({ folder });
    expect(await again.files()).toContain(id);
    await again.close();
  });
});

describe('startServer on damaged files', () => {
  it('says in one sentence that the password file is damaged', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data/admin.json'), '{"version":1}');
    const start = startTestServer({ folder });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(/admin\.json is damaged: .*npm run admin:password/);
  });

  it('says which file a folder stands in the place of', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'data/quotes.json'), { recursive: true });
    await writeFile(join(folder, 'data/quotes.journal'), formatHeader(header));
    const fault: unknown = await startTestServer({ folder }).catch((error) => error);
    expect(`${fault}`).toMatch(/EISDIR: .*quotes\.json/);
    expect(toDiskObstacle(fault)?.what).toContain('a folder stands where a file should be');
  });
});

const header = { version: 1, store: 'a', after: 0, confirmed: 0 };
