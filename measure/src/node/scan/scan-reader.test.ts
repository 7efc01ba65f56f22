import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describePng, makePicturePdf } from '../../../scripts/make-picture-pdf.ts';
import { createScanReader, type ScanReader, type ScanReaderOptions } from './scan-reader.ts';

const { signal } = new AbortController();
const greedyWorker = new URL('../../../test/greedy-worker.mjs', import.meta.url);
const stuckWorker = new URL('../../../test/stuck-worker.mjs', import.meta.url);

/** What `simplified.png` shows. */
const characters = 62;

let folder = '';
const readers: ScanReader[] = [];

function create(options?: ScanReaderOptions): ScanReader {
  const reader = createScanReader(options);
  readers.push(reader);
  return reader;
}

async function write(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'));
});

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

afterAll(() => rm(folder, { recursive: true }));

describe('createScanReader', () => {
  it('reads the pages of a scan one by one, also after one that is broken', {
    timeout: 240_000,
  }, async () => {
    const png = await readFile(join(import.meta.dirname, '../../../test/scan/simplified.png'));
    const page = { ...describePng(png), drawing: 'q 420 0 0 223 80 500 cm /I Do Q' };
    const broken = { ...page, bytes: page.bytes.slice(0, 40) };
    const path = await write('scan.pdf', makePicturePdf([broken, { ...page, rotate: 180 }]));
    const reader = create();
    expect(await reader.findPages(path, signal)).toEqual([1, 2]);
    const first = await reader.readPage(path, { number: 1, named: 'zh-Hans' }, signal);
    expect(first?.counts.words ?? 0).toBe(0);
    const second = await reader.readPage(path, { number: 2, named: 'zh-Hans' }, signal);
    expect(Math.abs((second?.counts.words ?? 0) - characters)).toBeLessThanOrEqual(1);

    const picture = await write('picture.png', png);
    expect(await reader.findPages(picture, signal)).toEqual([1]);
    const read = await reader.readPage(picture, { number: 1, named: 'zh-Hans' }, signal);
    expect(read).toMatchObject({ language: 'zh-Hans', isTelling: true });
  });

  it('ends a page that takes too much memory or time, and starts a new process for the next', async () => {
    const path = await write('page', new Uint8Array(1));
    const greedy = create({ workerUrl: greedyWorker, maxMemoryMb: 100 });
    expect(await greedy.readPage(path, { number: 1 }, signal)).toBeNull();
    expect(await greedy.readPage(path, { number: 2 }, signal)).toBeNull();
    const stuck = create({ workerUrl: stuckWorker, maxPageMs: 50, graceMs: 0 });
    expect(await stuck.readPage(path, { number: 1 }, signal)).toBeNull();
  });

  it('ends the work when it is aborted', async () => {
    const reader = create({ workerUrl: stuckWorker });
    const abort = new AbortController();
    const reading = reader.readPage('anything', { number: 1 }, abort.signal);
    abort.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
  });
});
