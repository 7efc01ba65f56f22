import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { createRequestClient, type RequestClient } from '@yiqiao/contract/http/request-client';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldPart, filePart, multipartType, rawBody } from '../../../test/quote-form.ts';
import { sendRaw } from '../../../test/raw-request.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';
import { orderAsClient, submitOrder } from '../../../test/submit-quote.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const start = Date.UTC(2026, 10, 20, 10);
const finished = 'The finished text.';

let now = start;
let visitor: Visitor;
let client: RequestClient;
let key: string;
let id: string;

// The machine has been running for as long as its clock says.
const surroundings = { clock: () => now, uptimeMs: () => now };
let server = await startTestServer({ surroundings });
let office = await createStaffVisitor(server.url);
let orders = createOfficeClient((path, init) => office.fetch(path, init));
afterAll(() => server.close());

beforeEach(async () => {
  now = start;
  ({ id, key, visitor, client } = await orderAsClient(server));
  await office.client.setStatus(id, { status: 'in-progress' });
});

interface Sending {
  readonly to?: string;
  readonly name?: string;
  readonly content?: string;
  readonly changeId?: string;
}

function send({ to = id, name = '译文.docx', content = finished, changeId }: Sending = {}) {
  const body = new FormData();
  if (changeId !== undefined) body.set('changeId', changeId);
  body.set('device', '前台');
  body.set('file', new File([content], name));
  return office.fetch(deliveryEndpoints.addDeliverable.href({ id: to }), { method: 'POST', body });
}

async function sent(sending: Sending = {}): Promise<QuoteSubmission> {
  const answer = await send(sending);
  expect(answer.status).toBe(201);
  return z.parse(quoteSubmissionSchema, await answer.json());
}

const idsOf = ({ deliverables = [] }: QuoteSubmission) => deliverables.map((file) => file.id);

/** An order with one delivered file. @returns its id. */
async function deliver(content = finished): Promise<string> {
  const fileIds = idsOf(await sent({ content }));
  await orders.deliver(id, { fileIds });
  return fileIds.at(-1) ?? '';
}

const download = (fileId: string, of = key, init: RequestInit = {}) =>
  visitor.fetch(deliveryEndpoints.clientDeliverable.href({ key: of, fileId }), init);
const staffDownload = (fileId: string) =>
  office.fetch(deliveryEndpoints.deliverableFile.href({ id, fileId }));

async function stored(): Promise<QuoteSubmission> {
  const list = await office.client.listQuotes();
  const quote = list.kind === 'whole' ? list.quotes.find((row) => row.id === id) : undefined;
  if (quote === undefined) throw new Error(`No submission ${id}`);
  return quote;
}

describe('finished files', () => {
  it('say when the client first had them to the last byte, to staff alone', async () => {
    const fileId = await deliver();
    const downloadedAt = async () => (await stored()).deliveries?.[0]?.files[0]?.downloadedAt;
    await staffDownload(fileId);
    await (await download(fileId, key, { method: 'HEAD' })).text();
    await (await download(fileId, key, { headers: { Range: 'bytes=0-3' } })).text();
    now += 60_000;
    expect(await downloadedAt()).toBeUndefined();
    const { revision } = await stored();
    await (await download(fileId, key, { headers: { Range: 'bytes=4-' } })).text();
    const first = new Date(now).toISOString();
    await expect.poll(downloadedAt).toBe(first);
    now += 60_000;
    await (await download(fileId)).text();
    expect(await downloadedAt()).toBe(first);
    expect(JSON.stringify(await client.read())).not.toContain('downloadedAt');
    // To have fetched a file overtakes nothing that staff decide.
    const done = await office.client.setStatus(id, { status: 'completed' }, revision);
    expect(done.kind).toBe('updated');
  });

  it('are kept for staff, and the client sees none before they are handed over', async () => {
    const first = await sent({ name: '../译文.docx', changeId: 'file-one' });
    const second = await sent({ content: 'Another.', name: 'Notes.txt' });
    expect(second.deliverables).toEqual([
      expect.objectContaining({ fileName: '译文.docx', fileSize: finished.length, device: '前台' }),
      expect.objectContaining({ fileName: 'Notes.txt' }),
    ]);
    const [fileId = ''] = idsOf(first);
    const answer = await staffDownload(fileId);
    expect(await answer.text()).toBe(finished);
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    expect((await download(fileId)).status).toBe(404);
    expect((await client.read()).deliveries).toEqual([]);
    expect(await visitor.fetch(`/api/quotes/${id}/deliverables/${fileId}`)).toMatchObject({
      status: 401,
    });
  });

  it('are taken once, however often they are sent', async () => {
    const [first] = await Promise.all([
      sent({ changeId: 'file-one' }),
      sent({ changeId: 'file-one' }),
    ]);
    const again = await sent({ changeId: 'file-one' });
    expect(idsOf(again)).toHaveLength(1);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(await server.files()).toContain(idsOf(again)[0]);
  });

  it('leave nothing on the disk when they are refused', async () => {
    const before = await server.files();
    const empty = await send({ content: '' });
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({ code: 'file-empty' });
    const short = await send({ changeId: 'x' });
    expect(short.status).toBe(400);
    const parts = [filePart('one'), filePart('two')];
    const two = await office.fetch(`/api/quotes/${id}/deliverables`, {
      method: 'POST',
      headers: { 'Content-Type': multipartType },
      body: new Uint8Array(rawBody(parts)),
    });
    expect(two.status).toBe(400);
    const none = await office.fetch(`/api/quotes/${id}/deliverables`, {
      method: 'POST',
      headers: { 'Content-Type': multipartType },
      body: new Uint8Array(rawBody([fieldPart('changeId', 'file-one')])),
    });
    expect(await none.json()).toMatchObject({ code: 'missing-file' });
    expect((await send({ to: 'no-such-order' })).status).toBe(404);
    const json = { 'Content-Type': 'application/json' };
    const path = `/api/quotes/${id}/deliverables`;
    const wrong = await office.fetch(path, { method: 'POST', headers: json, body: '{}' });
    expect(wrong.status).toBe(415);
    expect(await server.files()).toEqual(before);
    expect(await stored()).not.toHaveProperty('deliverables');
  });

  it('are refused before they are sent by an order that has not begun, or is over', async () => {
    for (const [status, code] of [
      ['pending', 'order-pending'],
      ['completed', 'order-closed'],
    ] as const) {
      await office.client.setStatus(id, { status });
      const refused = await send({ content: 'x'.repeat(3_000_000) });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code, quote: { id, status } });
    }
  });

  it('are refused before their first byte when they are larger than a document may be', async () => {
    const head = [
      `POST /api/quotes/${id}/deliverables HTTP/1.1`,
      `Host: 127.0.0.1:${server.port}`,
      `Cookie: ${office.cookies()}`,
      `Content-Type: ${multipartType}`,
      `Content-Length: ${maxUploadBytes + 2 * 1024 ** 2}`,
    ];
    const answer = await sendRaw(server.port, `${head.join('\r\n')}\r\n\r\n`);
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('file-too-large');
  });

  it('can be taken back until they are handed over, and are gone at once', async () => {
    const fileIds = idsOf(await sent().then(() => sent()));
    const [first = '', second = ''] = fileIds;
    const removed = await orders.removeDeliverable(id, first);
    expect(removed).toMatchObject({ kind: 'updated', quote: { deliverables: [{ id: second }] } });
    expect(await server.files()).not.toContain(first);
    expect((await staffDownload(first)).status).toBe(404);
    expect((await orders.removeDeliverable(id, first)).kind).toBe('updated');
    const missing = await orders.deliver(id, { fileIds });
    expect(missing).toMatchObject({ kind: 'refused', code: 'deliverable-missing' });
    await orders.deliver(id, { fileIds: [second] });
    const kept = await orders.removeDeliverable(id, second);
    expect(kept).toMatchObject({ kind: 'refused', code: 'file-delivered' });
    expect(await server.files()).toContain(second);
  });
});

describe('a delivery', () => {
  it('is made once, for the revision that was seen', async () => {
    const quote = await sent();
    const fileIds = idsOf(quote);
    const delivery = { fileIds, note: 'Done.', changeId: 'delivery-1' };
    const stale = await orders.deliver(id, delivery, quote.revision - 2);
    expect(stale.kind).toBe('conflict');
    const made = await orders.deliver(id, delivery, quote.revision);
    expect(made).toMatchObject({ kind: 'updated', quote: { deliveries: [{ number: 1 }] } });
    const again = await orders.deliver(id, delivery, quote.revision);
    expect(again).toMatchObject({ kind: 'updated', quote: { revision: made.quote.revision } });
    const { state, deliveries } = await client.read();
    expect(state).toBe('delivered');
    expect(deliveries).toMatchObject([
      { number: 1, note: 'Done.', confirmationDueAt: '2026-11-27T10:00:00.000Z' },
    ]);
    expect(JSON.stringify(deliveries)).not.toMatch(/filePath|前台|changeId/);
  });

  it('is downloaded as an attachment, whole or in part', async () => {
    const fileId = await deliver();
    const whole = await download(fileId);
    expect(await whole.text()).toBe(finished);
    expect(whole.headers.get('Content-Disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('译文.docx')}`,
    );
    expect(whole.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(whole.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const part = await download(fileId, key, { headers: { Range: 'bytes=4-11' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('finished');
    const beyond = await download(fileId, key, { headers: { Range: 'bytes=900-' } });
    expect(beyond.status).toBe(416);
  });

  it('is nobody else’s: not under another key, a guessed id, or a key that has ended', async () => {
    const fileId = await deliver();
    const other = await submitOrder(visitor);
    for (const [of, file] of [
      [other.key, fileId],
      [key, crypto.randomUUID()],
      [key, id],
      [key, '__proto__'],
      [key, '%2e%2e'],
      [id, fileId],
    ] as const) {
      const answer = await download(file, of);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not-found' });
    }
    await orders.renewLink(id);
    expect((await download(fileId)).status).toBe(404);
    expect((await client.confirm({ number: 1 }).catch((error) => error)).status).toBe(404);
  });

  it('is confirmed once, and then neither revised nor added to', async () => {
    await deliver();
    const wrong = await client.confirm({ number: 2 });
    expect(wrong).toMatchObject({ kind: 'refused', code: 'delivery-missing' });
    const done = await client.confirm({ number: 1 });
    expect(done).toMatchObject({ kind: 'done', request: { state: 'completed' } });
    expect(await client.confirm({ number: 1 })).toEqual(done);
    const late = await client.requestRevision({
      number: 1,
      text: 'Page 2',
      changeId: 'revision-1',
    });
    expect(late).toMatchObject({ kind: 'refused', code: 'delivery-confirmed' });
    expect((await send()).status).toBe(409);
    const quote = await stored();
    expect(quote).toMatchObject({ status: 'completed' });
    expect(quote.fileDeletionDueAt).toBe('2026-11-21T09:00:00.000Z');
  });

  it('is answered by forms without scripts, which lead back to the page', async () => {
    await deliver();
    const post = (what: string, fields: Record<string, string>) =>
      visitor.fetch(`/api/requests/${key}/${what}`, {
        method: 'POST',
        headers: { Accept: 'text/html', Origin: 'null' },
        body: new URLSearchParams({ language: 'zh-Hans', ...fields }),
      });
    const page = `/zh-hans/request/${key}`;
    for (const [what, fields, end] of [
      ['revisions', { number: '1', text: ' ' }, '?refused=text-missing'],
      ['revisions', { number: '1', text: '第二页', changeId: 'revision-1' }, ''],
      ['confirmations', { number: '1' }, '?refused=revision-requested'],
    ] as const) {
      const answer = await post(what, fields);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toBe(page + end);
    }
    const invalid = await post('confirmations', { number: 'one' });
    expect(invalid.status).toBe(400);
  });

  it('is gone with the document when staff delete it; the receipt stays', async () => {
    const fileId = await deliver();
    const waiting = idsOf(await sent()).at(-1) ?? '';
    await office.client.deleteFile(id);
    for (const name of [id, fileId, waiting]) expect(await server.files()).not.toContain(name);
    const gone = await download(fileId);
    expect(gone.status).toBe(410);
    expect(await gone.json()).toMatchObject({ code: 'file-deleted' });
    expect((await staffDownload(fileId)).status).toBe(410);
    expect((await download(waiting)).status).toBe(404);
    const { deliveries } = await client.read();
    expect(deliveries[0]?.files).toEqual([
      {
        id: fileId,
        fileName: '译文.docx',
        fileSize: finished.length,
        fileSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        fileDeletedAt: '2026-11-20T10:00:00.000Z',
      },
    ]);
  });
});

describe('the clock of a delivery', () => {
  const day = 24 * 3_600_000;

  async function restart(): Promise<void> {
    server = await server.restart();
    office = await createStaffVisitor(server.url);
    orders = createOfficeClient((path, init) => office.fetch(path, init));
    visitor = createVisitor(server.url, { 'X-Forwarded-For': '192.0.2.250' });
    client = createRequestClient(visitor.fetch, key);
  }

  it('completes the order after seven days, then deletes all of it, also when no server ran', async () => {
    const fileId = await deliver();
    const waiting = idsOf(await sent()).at(-1) ?? '';
    now += 7 * day - 1;
    await restart();
    expect((await stored()).status).toBe('in-progress');
    now += 1;
    await restart();
    await expect.poll(async () => (await stored()).status).toBe('completed');
    expect((await stored()).fileDeletionDueAt).toBe('2026-11-28T09:00:00.000Z');
    expect((await download(fileId)).status).toBe(200);
    now += day;
    await restart();
    await expect.poll(async () => (await client.read()).state).toBe('deleted');
    for (const name of [id, fileId, waiting]) expect(await server.files()).not.toContain(name);
    expect((await download(fileId)).status).toBe(410);
    const { deliveries } = await client.read();
    expect(deliveries[0]?.files[0]).toMatchObject({ fileDeletedAt: '2026-11-28T10:00:00.000Z' });
  });
});
