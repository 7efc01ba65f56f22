import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { quoteForm } from '../../../test/quote-form.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { submitQuote } from '../../../test/submit-quote.ts';
import { createStaffVisitor } from '../../../test/visitor.ts';
import { machineUptimeMs } from '../../clock/clock-file.ts';

const content = '句号。'.repeat(1000);
const bytes = Buffer.from(content);

const server = await startTestServer();
const office = await createStaffVisitor(server.url);
const path = await upload('合同 "草案".txt');
afterAll(() => server.close());

async function upload(name: string): Promise<string> {
  return `/api/admin/files/${await submitQuote(server, quoteForm({}, { name, content }))}`;
}

describe('adminFile', () => {
  it('gives the document back byte for byte, under its own name', async () => {
    const answer = await office.fetch(path);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="__ ____.txt"; filename*=UTF-8''${encodeURIComponent('合同 "草案".txt')}`,
    );
    expect(answer.headers.get('ETag')).toBe(
      `"${createHash('sha256').update(bytes).digest('hex')}"`,
    );
  });

  it('lets a browser neither show nor run nor keep it', async () => {
    const { headers } = await office.fetch(path);
    expect(headers.get('Content-Type')).toBe('application/octet-stream');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=5-9', 5, 10],
    ['bytes=8990-', 8990, 9000],
    ['bytes=-3', 8997, 9000],
    ['bytes=8990-99999', 8990, 9000],
  ])('gives the part "%s"', async (range, start, end) => {
    const answer = await office.fetch(path, { headers: { Range: range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${start}-${end - 1}/9000`);
    const part = Buffer.from(await answer.arrayBuffer());
    expect(part.equals(bytes.subarray(start, end))).toBe(true);
  });

  it.each(['bytes=9000-', 'bytes=-0'])('refuses the part "%s"', async (range) => {
    const answer = await office.fetch(path, { headers: { Range: range } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('Content-Range')).toBe('bytes */9000');
  });

  it.each(['bytes=3-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x'])(
    'gives the whole for "%s"',
    async (range) => {
      expect((await office.fetch(path, { headers: { Range: range } })).status).toBe(200);
    },
  );

  it('gives a part only of the version that the reader has', async () => {
    const headers = { Range: 'bytes=0-0', 'If-Range': '"another"' };
    expect((await office.fetch(path, { headers })).status).toBe(200);
  });

  it('answers HEAD with the size and no body', async () => {
    const answer = await office.fetch(path, { method: 'HEAD' });
    expect(answer.headers.get('Content-Length')).toBe('9000');
    expect(await answer.text()).toBe('');
  });

  it.each([
    '',
    '/',
    '/nothing',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e',
    '/.incoming-x',
    '/README.md',
    '/%00',
  ])('finds nothing at "%s"', async (key) => {
    expect((await office.fetch(`/api/admin/files${key}`)).status).toBe(404);
  });

  it('hands out no document whose bytes changed on the disk, and says so', async () => {
    const id = await submitQuote(server, quoteForm({}, { content: 'as it was received' }));
    expect((await office.fetch(`/api/admin/files/${id}`)).status).toBe(200);
    await writeFile(join(server.settings.uploadsFolder, id), 'as it was REceived');
    const changed = await office.fetch(`/api/admin/files/${id}`);
    expect(changed.status).toBe(500);
    expect(await changed.json()).toMatchObject({ code: 'file-changed' });
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'file-changed' }));
  });

  it('says that a document is gone once its time after completion is over', async () => {
    let passedMs = 0;
    const timed = await startTestServer({
      surroundings: {
        clock: () => Date.now() + passedMs,
        uptimeMs: () => machineUptimeMs() + passedMs,
      },
      environment: { RETENTION_HOURS: '23' },
    });
    const visitor = await createStaffVisitor(timed.url);
    const id = await submitQuote(timed, quoteForm({}, { content }));
    await visitor.client.setStatus(id, { status: 'completed' });
    passedMs += 24 * 3_600_000;
    const restarted = await timed.restart();
    await expect.poll(() => restarted.files()).toEqual([]);
    const later = await createStaffVisitor(restarted.url);
    await expect.poll(async () => (await later.fetch(`/api/admin/files/${id}`)).status).toBe(410);
    expect(await later.client.listQuotes()).toMatchObject({
      quotes: [{ id, status: 'completed', fileDeletedAt: expect.any(String) }],
    });
    await restarted.close();
  });

  it('sends an empty document', async () => {
    const id = await submitQuote(server, quoteForm({}, { content: '' }));
    const file = await office.fetch(`/api/admin/files/${id}`);
    expect(file.status).toBe(200);
    expect(await file.text()).toBe('');
  });
});
