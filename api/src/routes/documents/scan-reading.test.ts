import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { afterAll, describe, expect, it } from 'vitest';
import { quoteForm } from '../../../test/quote-form.ts';
import { createHeldScanReader, pageOf } from '../../../test/server/held-scan-reader.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { submitQuote } from '../../../test/submit-quote.ts';
import { createStaffVisitor } from '../../../test/visitor.ts';

const counts = { words: 3, asianCharacters: 0, otherWords: 3, characters: 12 };
const text: Measurement = { format: 'text', exactness: 'exact', counts, outside: {} };
const picture: Measurement = {
  format: 'png',
  exactness: 'uncountable',
  limit: 'image',
  counts: { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 },
  outside: {},
};

const reader = createHeldScanReader([1]);
let report = picture;

const pathOf = (id: string) => `/api/admin/quotes/${id}/reading`;

function ask(id: string, body: unknown = { pages: 'sample' }) {
  return office.fetch(pathOf(id), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const measurer = { measure: async () => report, close: async () => {} };
const server = await startTestServer({ surroundings: { measurer, scanReader: reader } });
const office = await createStaffVisitor(server.url);
afterAll(() => server.close());

describe('readScan', () => {
  it('is asked by staff only, with what the contract names', async () => {
    const id = await submitQuote(server, quoteForm());
    expect((await fetch(server.url + pathOf(id), { method: 'POST' })).status).toBe(401);
    expect((await ask(id, { pages: 'some' })).status).toBe(400);
    expect((await ask(id, { pages: 'all', language: 'fr' })).status).toBe(400);
    const other = await office.fetch(pathOf(id), { method: 'PATCH' });
    expect(other.status).toBe(405);
    expect(other.headers.get('Allow')).toBe('POST, DELETE');
  });

  it('says what it cannot read', async () => {
    expect((await ask('nothing')).status).toBe(404);
    report = text;
    const written = await submitQuote(server, quoteForm());
    report = picture;
    const answer = await ask(written);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'not-readable' });

    const deleted = await submitQuote(server, quoteForm());
    await office.client.deleteFile(deleted);
    const gone = await ask(deleted);
    expect(gone.status).toBe(410);
    expect(await gone.json()).toMatchObject({
      code: 'file-deleted',
      message: 'The document was deleted and cannot be read.',
    });
  });
});

describe('takeReading', () => {
  const take = (id: string) =>
    office.fetch(`${pathOf(id)}/count`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });

  it('makes what a whole reading found the count, and the price follows', async () => {
    const id = await submitQuote(server, quoteForm());
    expect((await fetch(`${server.url}${pathOf(id)}/count`, { method: 'POST' })).status).toBe(401);
    expect((await take('nothing')).status).toBe(404);
    const early = await take(id);
    expect(early.status).toBe(422);
    expect(await early.json()).toMatchObject({ code: 'not-whole' });

    await office.client.readScan(id, { pages: 'all' });
    await expect.poll(() => reader.page()?.number).toBe(1);
    await reader.answer(pageOf(500));
    await expect
      .poll(async () => {
        const list = await office.client.listQuotes();
        return list.kind === 'whole' && list.quotes.find((quote) => quote.id === id);
      })
      .toMatchObject({ reading: { state: 'finished' } });
    const count = { wordCount: 500, wordCountBasis: 'recognized', estimatedCost: '50.00' };
    const taken = await office.client.takeReading(id, 'Laptop');
    expect(taken).toMatchObject({ ...count, recognized: { words: 500, low: 480, high: 520 } });
    expect(taken.history.at(-1)).toMatchObject({
      device: 'Laptop',
      count: { ...count, range: { low: 480, high: 520 } },
    });
    const again = await office.client.takeReading(id, 'Laptop');
    expect(again.revision).toBe(taken.revision);
  });
});

describe('cancelReading', () => {
  it('changes nothing of what is not being read', async () => {
    const id = await submitQuote(server, quoteForm());
    expect(await office.client.cancelReading(id)).toMatchObject({ id, revision: 1 });
    expect((await office.fetch(pathOf('nothing'), { method: 'DELETE' })).status).toBe(404);
  });
});
