import { afterAll, describe, expect, it } from 'vitest';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor } from '../../test/visitor.ts';

const path = '/api/admin/quotes';

let server = await startTestServer();
let office = await createStaffVisitor(server.url);
await upload();
afterAll(() => server.close());

async function upload(): Promise<void> {
  const body = quoteForm();
  await createVisitor(server.url).fetch('/api/upload-quote', { method: 'POST', body });
}

async function read(headers: Record<string, string>) {
  const answer = await office.fetch(path, { headers });
  return { answer, text: await answer.text() };
}

describe('adminQuotes', () => {
  it('answers packed and plain with the same list, and 304 to who has it', async () => {
    const packed = await read({ 'Accept-Encoding': 'br' });
    const plain = await read({ 'Accept-Encoding': 'identity' });
    expect(packed.answer.headers.get('Content-Encoding')).toBe('br');
    expect(plain.answer.headers.get('Content-Encoding')).toBeNull();
    expect(plain.text).toBe(packed.text);
    expect(JSON.parse(plain.text)).toHaveLength(1);
    const tag = packed.answer.headers.get('ETag') ?? '';
    expect(plain.answer.headers.get('ETag')).toBe(tag);
    const again = await read({ 'If-None-Match': tag });
    expect([again.answer.status, again.text]).toEqual([304, '']);
  });

  it('tells what has changed since an answer, and nothing when nothing has', async () => {
    const { cursor, ...whole } = await office.client.listQuotes();
    expect(whole.kind).toBe('whole');
    expect(await office.client.listQuotes(cursor)).toMatchObject({ kind: 'changes', changed: [] });
    await upload();
    const added = await office.client.listQuotes(cursor);
    expect(added).toMatchObject({ kind: 'changes', changed: [{ status: 'pending' }] });
    const id = added.kind === 'changes' ? (added.changed[0]?.id ?? '') : '';
    await office.client.deleteFile(id);
    const deleted = await office.client.listQuotes(added.cursor);
    expect(deleted).toMatchObject({
      kind: 'changes',
      changed: [{ id, fileDeletionCause: 'by-hand' }],
    });
    expect(deleted).not.toHaveProperty('changed.0.filePath');
  });

  it('goes on after a restart', async () => {
    const { cursor } = await office.client.listQuotes();
    server = await server.restart();
    office = await createStaffVisitor(server.url);
    await upload();
    expect(await office.client.listQuotes(cursor)).toMatchObject({ changed: [{ revision: 1 }] });
  });

  it('answers a cursor that it does not know with the whole list', async () => {
    expect(await office.client.listQuotes('7-00000000')).toMatchObject({ kind: 'whole' });
    expect(await office.client.listQuotes('of another release')).toMatchObject({ kind: 'whole' });
  });

  it('refuses two cursors', async () => {
    const answer = await office.fetch(`${path}?since=1-0&since=2-0`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad-request' }]);
  });

  it('packs a long difference, and sends nothing that only the server needs', async () => {
    const { cursor } = await office.client.listQuotes();
    for (let count = 0; count < 5; count += 1) await upload();
    const answer = await office.fetch(`${path}?since=${cursor}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(JSON.stringify(await answer.json())).not.toMatch(/idempotencyKey|fileSha256/);
  });
});
