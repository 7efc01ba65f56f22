import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/server/test-server.ts';
import { submitQuote } from '../../../test/submit-quote.ts';
import { createStaffVisitor } from '../../../test/visitor.ts';

const now = Date.UTC(2026, 10, 20, 12);

let id: string;

const server = await startTestServer({ surroundings: { clock: () => now } });
const office = await createStaffVisitor(server.url);
afterAll(() => server.close());

beforeEach(async () => {
  id = await submitQuote(server);
});

const remove = (path = `/api/quotes/${id}/file`, headers = {}) =>
  office.fetch(path, { method: 'DELETE', headers });

describe('quoteFile', () => {
  it('deletes the document and keeps the record, which says when and by whom', async () => {
    const { quote } = await office.client.deleteFile(id, 1);
    expect(quote).toMatchObject({
      id,
      status: 'pending',
      fileDeletedAt: '2026-11-20T12:00:00.000Z',
      fileDeletionCause: 'by-hand',
    });
    expect(quote).not.toHaveProperty('filePath');
    expect(quote).not.toHaveProperty('fileDeletionDueAt');
    expect(await server.files()).not.toContain(id);
    const list = await office.client.listQuotes();
    expect(list).toMatchObject({
      quotes: [quote, ...(list.kind === 'whole' ? list.quotes.slice(1) : [])],
    });
  });

  it('tells a download that the document was deleted by hand', async () => {
    await office.client.deleteFile(id);
    const answer = await office.fetch(`/api/admin/files/${id}`);
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({
      code: 'file-deleted',
      message: 'The file was deleted by staff.',
    });
  });

  it('refuses for a submission that has moved since, and shows it', async () => {
    await office.client.setStatus(id, { status: 'in-progress' });
    expect(await office.client.deleteFile(id, 1)).toMatchObject({
      kind: 'conflict',
      quote: { status: 'in-progress', revision: 2 },
    });
    expect(await server.files()).toContain(id);
  });

  it('refuses for an unknown submission, for no revision, and from another site', async () => {
    const path = `/api/quotes/${id}/file`;
    expect((await remove('/api/quotes/nobody/file')).status).toBe(404);
    expect((await remove(path, { 'If-Match': 'first' })).status).toBe(400);
    expect((await remove(path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await server.files()).toContain(id);
  });
});
