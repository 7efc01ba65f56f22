import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { createFileAnalyzer, type FileAnalyzer } from '@yiqiao/measure/node';
import { afterAll, describe, expect, it } from 'vitest';
import { quoteForm } from '../../../test/quote-form.ts';
import { builtMeasureWorker } from '../../../test/server/built-programs.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { submitQuote } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const content = 'Item 1\nItem 2\nItem 1\n和四个字';

/** Never comes to an end; notes which files it was given, and which of them were given up. */
function createStuckAnalyzer() {
  const begun: unknown[] = [];
  const ended: unknown[] = [];
  const analyzer: FileAnalyzer = {
    analyze: (place, { signal } = {}) =>
      new Promise((_, reject) => {
        begun.push(place);
        signal?.addEventListener('abort', () => {
          ended.push(signal.reason);
          reject(signal.reason);
        });
      }),
    close: async () => {},
  };
  return { analyzer, begun, ended };
}

async function open(analyzer: FileAnalyzer): Promise<{ own: TestServer; staff: Visitor }> {
  const own = await startTestServer({ surroundings: { analyzer } });
  const staff = await createStaffVisitor(own.url);
  return { own, staff };
}

const notRead: Measurement = {
  format: 'unknown',
  exactness: 'uncountable',
  limit: 'failed',
  counts: { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 },
  outside: {},
};

const pathOf = (id: string) => `/api/admin/quotes/${id}/analysis`;

const server = await startTestServer({
  surroundings: { analyzer: createFileAnalyzer({ workerUrl: builtMeasureWorker }) },
});
const office = await createStaffVisitor(server.url);
afterAll(() => server.close());

describe('quoteAnalysis', () => {
  it('tells segments, repetitions and what remains, and changes nothing of the submission', async () => {
    const id = await submitQuote(server, quoteForm({}, { content }));
    const before = await (await office.fetch('/api/admin/quotes')).text();
    expect(await office.client.analyzeQuote(id)).toEqual({
      all: { segments: 4, words: 10, asianCharacters: 4, otherWords: 6 },
      repetitions: { segments: 2, words: 4, asianCharacters: 0, otherWords: 4 },
      withOtherNumbers: { segments: 1, words: 2, asianCharacters: 0, otherWords: 2 },
      remaining: { segments: 2, words: 6, asianCharacters: 4, otherWords: 2 },
    });
    expect(await (await office.fetch('/api/admin/quotes')).text()).toBe(before);
  });

  it('takes the parts that the client has counted in', async () => {
    const asked: unknown[] = [];
    const { own, staff } = await open({
      analyze: async (_, options) => {
        asked.push(options?.parts);
        return { report: notRead, analysis: null };
      },
      close: async () => {},
    });
    const id = await submitQuote(own, quoteForm({ include: 'notes,hidden' }, { content }));
    await staff.fetch(pathOf(id));
    expect(asked).toEqual([['notes', 'hidden']]);
    await own.close();
  });

  it('is not kept by anybody on the way', async () => {
    const id = await submitQuote(server, quoteForm({}, { content }));
    const { headers } = await office.fetch(pathOf(id));
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('says why there is no analysis', async () => {
    const id = await submitQuote(server, quoteForm({}, { content: '\u0000\u0001\u0002' }));
    const answer = await office.fetch(pathOf(id));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: 'not-analyzable',
      message: 'This format cannot be read.',
    });
  });

  it('answers for a document that is not there as the download does', async () => {
    expect((await office.fetch(pathOf('nothing'))).status).toBe(404);
    expect((await office.fetch(pathOf('..%2f..%2fetc%2fpasswd'))).status).toBe(404);

    const deleted = await submitQuote(server, quoteForm({}, { content }));
    await office.client.deleteFile(deleted);
    const answer = await office.fetch(pathOf(deleted));
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ message: 'The file was deleted by staff.' });

    const lost = await submitQuote(server, quoteForm({}, { content }));
    await unlink(join(server.settings.uploadsFolder, lost));
    expect((await office.fetch(pathOf(lost))).status).toBe(404);
  });

  it('gives the work up when the caller leaves', async () => {
    const stuck = createStuckAnalyzer();
    const { own, staff } = await open(stuck.analyzer);
    const id = await submitQuote(own, quoteForm({}, { content }));
    const leaving = new AbortController();
    const answer = staff.fetch(pathOf(id), { signal: leaving.signal });
    await expect.poll(() => stuck.begun).toEqual([join(own.settings.uploadsFolder, id)]);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => stuck.ended).toHaveLength(1);
    expect(own.logged.filter(({ level }) => level === 'error')).toEqual([]);
    await own.close();
  });

  it('holds no stop of the server up', async () => {
    const stuck = createStuckAnalyzer();
    const { own, staff } = await open(stuck.analyzer);
    const id = await submitQuote(own, quoteForm({}, { content }));
    const answer = staff.fetch(pathOf(id));
    await expect.poll(() => stuck.begun).toHaveLength(1);
    await own.close();
    expect((await answer).status).toBe(503);
  });
});
