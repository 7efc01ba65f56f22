import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileMeasurer, WorkerKilled } from '@yiqiao/measure/node';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { afterEach, describe, expect, it } from 'vitest';
import { quoteForm } from '../../test/quote-form.ts';
import {
  createHeldMeasurer,
  type HeldMeasurer,
  reportOf,
} from '../../test/server/held-measurer.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../test/visitor.ts';

let server: TestServer;
let office: Visitor;
let measurer: HeldMeasurer;

/** So impatient that every document is stored before it is counted. */
const counting = { patienceMs: 1, retryMs: 1 };

async function start(): Promise<void> {
  measurer = createHeldMeasurer();
  server = await startTestServer({ surroundings: { measurer, counting } });
  await logIn();
}

async function logIn(): Promise<void> {
  office = await createStaffVisitor(server.url);
}

/** Starts the server again on what it has stored, with a measurer that has measured nothing yet. */
async function startAgain(): Promise<void> {
  await server.running.stop();
  measurer = createHeldMeasurer();
  server = await startTestServer({
    folder: server.settings.dataFolder.replace(/\/data$/, ''),
    surroundings: { measurer, counting },
  });
  await logIn();
}

afterEach(() => server.close());

function send(name = 'letter.docx', words = 9): Promise<string> {
  return submitQuote(server, quoteForm({}, { name, type: '', content: new Uint8Array(words * 6) }));
}

async function read(id: string) {
  const list = await office.client.listQuotes();
  const quote = list.kind === 'whole' ? list.quotes.find((row) => row.id === id) : undefined;
  if (quote === undefined) throw new Error(`${id} is not listed`);
  return quote;
}

const basisIn = async (id: string) => (await read(id)).wordCountBasis;

describe('a document that is not counted by the time its visitor is answered', () => {
  it('is stored as being counted, and gets its words, its price and a line in its history', async () => {
    await start();
    const id = await send('letter.docx', 2161);
    expect(await read(id)).toMatchObject({
      wordCountBasis: 'counting',
      measurement: null,
      estimatedWordCount: 2161,
      revision: 1,
    });
    await measurer.answer('letter.docx', reportOf(646));
    await expect.poll(() => basisIn(id)).toBe('measured');
    expect(await read(id)).toMatchObject({
      wordCount: 646,
      estimatedCost: '64.60',
      estimatedWordCount: 2161,
      measurement: { counts: { words: 646 } },
      revision: 2,
      history: [
        { status: 'pending' },
        {
          status: 'pending',
          count: { wordCount: 646, wordCountBasis: 'measured', estimatedCost: '64.60' },
        },
      ],
    });
  });

  it('is counted by the next process when this one has ended before', async () => {
    await start();
    const [one, two] = [await send('one.docx'), await send('two.docx')];
    await startAgain();
    expect(await basisIn(one)).toBe('counting');
    await measurer.answer('one.docx', reportOf(1));
    await expect.poll(() => measurer.names()).toEqual(['two.docx']);
    await measurer.answer('two.docx', reportOf(2));
    await expect.poll(async () => (await read(two)).wordCount).toBe(2);
    expect(await read(one)).toMatchObject({ wordCount: 1, wordCountBasis: 'measured' });
  });

  it('becomes an estimate when it is deleted meanwhile, and is read no further', async () => {
    await start();
    const id = await send('letter.docx', 2161);
    await office.client.deleteFile(id);
    expect(await read(id)).toMatchObject({ wordCountBasis: 'estimated', wordCount: 2161 });
    expect(measurer.names()).toEqual([]);
    await startAgain();
    expect(measurer.names()).toEqual([]);
  });

  it('keeps no status from being set that was decided before the count came in', async () => {
    await start();
    const id = await send();
    const seen = await read(id);
    await measurer.answer('letter.docx', reportOf(646));
    await expect.poll(() => basisIn(id)).toBe('measured');
    const first = await office.client.setStatus(id, { status: 'in-progress' }, seen.revision);
    expect(first).toMatchObject({
      kind: 'updated',
      quote: { status: 'in-progress', wordCount: 646 },
    });
    // What was decided before another decision is still refused.
    const late = await office.client.setStatus(id, { status: 'cancelled' }, seen.revision);
    expect(late.kind).toBe('conflict');
  });

  it('is counted again when something outside killed the process that counted it', async () => {
    await start();
    const id = await send();
    for (let kills = 0; kills < 2; kills += 1) {
      await expect.poll(() => measurer.names()).toEqual(['letter.docx']);
      await measurer.fail('letter.docx', new WorkerKilled('SIGKILL'));
    }
    await expect.poll(() => measurer.names()).toEqual(['letter.docx']);
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'not-counted', quote: id, tries: 2, signal: 'SIGKILL' }),
    );
    expect(await basisIn(id)).toBe('counting');
    await measurer.answer('letter.docx', reportOf(5));
    await expect.poll(() => basisIn(id)).toBe('measured');
  });

  it('is counted again when its process is killed before the visitor has an answer', async () => {
    const workerUrl = new URL('../../../measure/test/killed-once-worker.mjs', import.meta.url);
    const surroundings = { measurer: createFileMeasurer({ workerUrl }), counting: { retryMs: 1 } };
    server = await startTestServer({ surroundings });
    await logIn();
    const id = await submitQuote(server, quoteForm({}, { content: 'two words' }));
    await expect.poll(() => basisIn(id)).toBe('measured');
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'not-counted', quote: id, tries: 1, signal: 'SIGKILL' }),
    );
  });

  it('is what our program failed at when its process was killed three times', async () => {
    await start();
    const id = await send();
    for (let kills = 0; kills < 3; kills += 1) {
      await expect.poll(() => measurer.names()).toEqual(['letter.docx']);
      await measurer.fail('letter.docx', new WorkerKilled('SIGSEGV'));
    }
    await expect.poll(() => basisIn(id)).toBe('estimated');
    expect((await read(id)).measurement).toMatchObject({ limit: 'failed' });
  });

  it('is tried again as long as the store of the documents is away', async () => {
    await start();
    const id = await send();
    for (let tries = 0; tries < 15; tries += 1) {
      await expect.poll(() => measurer.names()).toEqual(['letter.docx']);
      await measurer.fail('letter.docx', new EngineAway('away'));
    }
    await expect.poll(() => measurer.names()).toEqual(['letter.docx']);
    await measurer.answer('letter.docx', reportOf(5));
    await expect.poll(() => basisIn(id)).toBe('measured');
  });

  it('is an estimate in the end when no process can be had at all', async () => {
    await start();
    const id = await send();
    for (let tries = 0; tries < 10; tries += 1) {
      await expect.poll(() => measurer.names()).toEqual(['letter.docx']);
      await measurer.fail('letter.docx', new Error('spawn EAGAIN'));
    }
    await expect.poll(() => basisIn(id)).toBe('estimated');
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'not-counted', quote: id, reason: 'spawn EAGAIN' }),
    );
  });
});

describe('begin', () => {
  it('has the record say whose turn it is, without an address', async () => {
    await start();
    const id = await send();
    const stored = () => readFile(join(server.settings.dataFolder, 'quotes.journal'), 'utf8');
    expect(await stored()).toMatch(/"countedFor":"[\w-]{16}"/);
    expect(await stored()).not.toContain('127.0.0.1');
    await measurer.answer('letter.docx', reportOf(5));
    await expect.poll(() => basisIn(id)).toBe('measured');
  });
});

describe('countAgain', () => {
  it('counts a document again, and keeps what was counted until then', async () => {
    await start();
    const id = await send();
    await measurer.answer('letter.docx', reportOf(5));
    await expect.poll(() => basisIn(id)).toBe('measured');
    expect(await office.client.countAgain(id)).toMatchObject({
      wordCountBasis: 'counting',
      wordCount: 5,
    });
    await measurer.answer('letter.docx', reportOf(7));
    await expect.poll(async () => (await read(id)).wordCount).toBe(7);
    expect((await read(id)).history.map(({ count }) => count?.wordCount)).toEqual([
      undefined,
      5,
      7,
    ]);
  });

  it('keeps the former count when its process is killed each time', async () => {
    await start();
    const id = await send();
    await measurer.answer('letter.docx', reportOf(5));
    await expect.poll(() => basisIn(id)).toBe('measured');
    await office.client.countAgain(id);
    for (let kills = 0; kills < 3; kills += 1) {
      await expect.poll(() => measurer.names()).toEqual(['letter.docx']);
      await measurer.fail('letter.docx', new WorkerKilled('SIGKILL'));
    }
    await expect.poll(() => basisIn(id)).toBe('measured');
    expect((await read(id)).wordCount).toBe(5);
  });

  it('goes back to the former count when the document is deleted meanwhile', async () => {
    await start();
    const id = await send();
    await measurer.answer('letter.docx', reportOf(5));
    await expect.poll(() => basisIn(id)).toBe('measured');
    await office.client.countAgain(id);
    await office.client.deleteFile(id);
    expect(await read(id)).toMatchObject({ wordCountBasis: 'measured', wordCount: 5 });
  });

  it('is one count, however often it is asked for', async () => {
    await start();
    const id = await send();
    const { revision } = await read(id);
    await office.client.countAgain(id);
    expect((await office.client.countAgain(id)).revision).toBe(revision);
    expect(measurer.names()).toEqual(['letter.docx']);
    await measurer.answer('letter.docx', reportOf(5));
    await expect.poll(() => basisIn(id)).toBe('measured');
    expect(measurer.names()).toEqual([]);
  });

  it('says that a document is gone, or never was', async () => {
    await start();
    const id = await send();
    await office.client.deleteFile(id);
    await expect(office.client.countAgain(id)).rejects.toMatchObject({
      status: 410,
      problem: { code: 'file-deleted' },
    });
    await expect(office.client.countAgain('nobody')).rejects.toMatchObject({ status: 404 });
  });
});
