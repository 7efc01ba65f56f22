import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { ScanReading } from '@yiqiao/contract/record/scan-reading';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { afterEach, describe, expect, it } from 'vitest';
import { quoteForm } from '../../test/quote-form.ts';
import {
  createHeldScanReader,
  type HeldScanReader,
  pageOf,
} from '../../test/server/held-scan-reader.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../test/visitor.ts';

const scan: Measurement = {
  format: 'pdf',
  exactness: 'uncountable',
  limit: 'scan',
  counts: { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 },
  outside: {},
  pages: 12,
  picturePages: 12,
};
const pages = Array.from({ length: 12 }, (_, index) => index + 1);

let server: TestServer;
let office: Visitor;
let reader: HeldScanReader;

async function open(report = scan, found: readonly number[] | null = pages): Promise<string> {
  reader = createHeldScanReader(found);
  const measurer = { measure: async () => report, close: async () => {} };
  server = await startTestServer({ surroundings: { measurer, scanReader: reader } });
  office = await createStaffVisitor(server.url);
  return submitQuote(server, quoteForm());
}

async function reading(id: string): Promise<ScanReading | undefined> {
  const list = await office.client.listQuotes();
  return list.kind === 'whole' ? list.quotes.find((row) => row.id === id)?.reading : undefined;
}

const isReading = () => expect.poll(() => reader.page()?.number);

async function readPages(count: number, words = 100): Promise<number[]> {
  const read: number[] = [];
  for (let page = 0; page < count; page += 1) {
    await isReading().toBeDefined();
    read.push(reader.page()?.number ?? 0);
    await reader.answer(pageOf(words));
  }
  return read;
}

afterEach(() => server.close());

describe('readScans', () => {
  it('reads a sample, then all other pages, and changes neither words nor cost', async () => {
    const id = await open();
    const [before] = await listed();
    const asked = await office.client.readScan(id, { pages: 'sample' });
    expect(asked.reading).toMatchObject({ state: 'waiting', scope: 'sample', pages: 0 });
    const sample = await readPages(10);
    await expect.poll(() => reading(id)).toMatchObject({ state: 'finished', pagesRead: 10 });

    await office.client.readScan(id, { pages: 'all' });
    const rest = await readPages(2);
    await expect
      .poll(() => reading(id))
      .toMatchObject({
        state: 'finished',
        scope: 'all',
        pages: 12,
        pagesRead: 12,
        words: { sum: 1200, squares: 120_000 },
        foundLanguage: 'zh-Hans',
      });
    expect([...sample, ...rest].sort((one, other) => one - other)).toEqual(pages);
    const [{ wordCount, wordCountBasis, estimatedCost, updatedAt, history }] = await listed();
    expect({ wordCount, wordCountBasis, estimatedCost, updatedAt, history }).toEqual({
      wordCount: before.wordCount,
      wordCountBasis: 'none',
      estimatedCost: '0.00',
      updatedAt: before.updatedAt,
      history: before.history,
    });
  });

  it('expects the next page in the writing that was found, and keeps to one that staff name', async () => {
    const id = await open();
    await office.client.readScan(id, { pages: 'sample' });
    await readPages(1);
    await isReading().toBeDefined();
    expect(reader.page()).toMatchObject({ expected: 'zh-Hans' });
    await office.client.readScan(id, { pages: 'sample', language: 'en' });
    await expect.poll(() => reader.page()?.named).toBe('en');
    expect(await reading(id)).toMatchObject({ state: 'reading', pagesRead: 0, language: 'en' });
  });

  it('counts a page that cannot be read as not read, and goes on', async () => {
    const id = await open(scan, [1, 2]);
    await office.client.readScan(id, { pages: 'all' });
    await isReading().toBeDefined();
    const failed = reader.page()?.number;
    await reader.answer(null);
    await readPages(1);
    await expect
      .poll(() => reading(id))
      .toMatchObject({
        state: 'finished',
        pages: 2,
        pagesRead: 1,
        pagesFailed: 1,
        failedPages: [failed],
      });
  });

  it('ends at once when it is cancelled, keeps what was read, and goes on from there', async () => {
    const id = await open();
    await office.client.readScan(id, { pages: 'all' });
    await readPages(3);
    await isReading().toBeDefined();
    const cancelled = await office.client.cancelReading(id);
    expect(cancelled.reading).toMatchObject({ state: 'cancelled', pagesRead: 3 });
    await expect.poll(() => reader.aborted).toHaveLength(1);
    await office.client.readScan(id, { pages: 'all' });
    await readPages(9);
    await expect.poll(() => reading(id)).toMatchObject({ state: 'finished', pagesRead: 12 });
  });

  it('goes on after a restart with the page that was next', async () => {
    const id = await open();
    await office.client.readScan(id, { pages: 'sample' });
    const before = await readPages(4);
    await isReading().toBeDefined();
    server = await server.restart();
    office = await createStaffVisitor(server.url);
    expect(await reading(id)).toMatchObject({ state: 'reading', pagesRead: 4 });
    const after = await readPages(6);
    await expect.poll(() => reading(id)).toMatchObject({ state: 'finished', pagesRead: 10 });
    expect(new Set([...before, ...after]).size).toBe(10);
  });

  it('ends with the document', async () => {
    const id = await open();
    await office.client.readScan(id, { pages: 'sample' });
    await readPages(2);
    await isReading().toBeDefined();
    await office.client.deleteFile(id);
    await expect.poll(() => reader.aborted).toHaveLength(1);
    expect(await reading(id)).toMatchObject({ state: 'cancelled', pagesRead: 2 });
  });

  it.each([
    ['cannot be opened', null],
    ['has no page for it', []],
  ])('says that a document %s', async (_, found) => {
    const id = await open(scan, found);
    await office.client.readScan(id, { pages: 'sample' });
    await expect.poll(() => reading(id)).toMatchObject({ state: 'failed' });
  });

  it('does not fail because the store of the documents is away', async () => {
    const id = await open(scan, [1]);
    await office.client.readScan(id, { pages: 'sample' });
    await isReading().toBeDefined();
    await reader.fail(new EngineAway('away'));
    await expect
      .poll(() => server.logged)
      .toContainEqual(expect.objectContaining({ event: 'scan-not-read', reason: 'away' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await reading(id)).toMatchObject({ state: 'reading' });
  });

  it('says that the machine could not do it, and can be asked again', async () => {
    const id = await open(scan, [1]);
    await office.client.readScan(id, { pages: 'sample' });
    await isReading().toBeDefined();
    await reader.fail(new Error('no process'));
    await expect.poll(() => reading(id)).toMatchObject({ state: 'failed' });
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'scan-not-read', reason: 'no process' }),
    );
    await office.client.readScan(id, { pages: 'sample' });
    await readPages(1);
    await expect.poll(() => reading(id)).toMatchObject({ state: 'finished' });
  });
});

async function listed() {
  const list = await office.client.listQuotes();
  const [first] = list.kind === 'whole' ? list.quotes : [];
  if (first === undefined) throw new Error('no submissions');
  return [first] as const;
}
