import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { openSocket } from '../../../test/raw-request.ts';
import {
  askOffset,
  createUpload,
  formAfter,
  pathOf,
  type Reach,
  reachAt,
  removeUpload,
  sendPiece,
  sendWhole,
} from '../../../test/sent-in-pieces.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor } from '../../../test/visitor.ts';

const bytes = new Uint8Array(randomBytes(300_000));

async function start(options: TestServerOptions = {}) {
  const server = await startTestServer({
    ...options,
    environment: { UPLOAD_RESERVE_BYTES: '1', ...options.environment },
  });
  let last = server;
  onTestFinished(() => last.close());
  return {
    server,
    reach: reachAt(server.url),
    async restart() {
      last = await last.restart();
      return { server: last, reach: reachAt(last.url) };
    },
  };
}

/** A receipt, or a problem. */
const answerSchema = z.object({
  id: z.optional(z.string()),
  fileName: z.optional(z.string()),
  fileSize: z.optional(z.number()),
  fileType: z.optional(z.string()),
  estimatedWordCount: z.optional(z.number()),
  code: z.optional(z.string()),
});

async function submit(reach: Reach, form: FormData, key: string = randomUUID()) {
  const headers = { 'Idempotency-Key': key };
  const answer = await reach('/api/upload-quote', { method: 'POST', body: form, headers });
  return { status: answer.status, ...z.parse(answerSchema, await answer.json()) };
}

async function read(server: TestServer, id = ''): Promise<Buffer> {
  return readFile(join(server.settings.uploadsFolder, id));
}

/** How much its documents hold, without the marks of the unfinished. */
async function countBytes(server: TestServer): Promise<number> {
  const names = (await server.files()).filter((name) => !name.endsWith('.json'));
  const found = names.map((name) => stat(join(server.settings.uploadsFolder, name)));
  const sizes = (await Promise.all(found)).map(({ size }) => size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A piece whose connection is lost after `sent` of its bytes, which the server has by then. */
async function sendAndBreak(server: TestServer, path: string, sent: Uint8Array, announced: number) {
  const socket = await openSocket(server.port);
  socket.write(
    `PATCH ${path} HTTP/1.1\r\nHost: test\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${announced}\r\n\r\n`,
  );
  socket.write(sent);
  await expect.poll(() => countBytes(server)).toBeGreaterThanOrEqual(sent.length);
  return socket;
}

describe('a document in pieces', () => {
  it('becomes a request with the form that names it, byte for byte', async () => {
    const { server, reach } = await start();
    const path = await sendWhole(reach, bytes, 70_000);
    const receipt = await submit(reach, formAfter(path));
    expect(receipt).toMatchObject({
      status: 201,
      fileName: 'contract 合同.pdf',
      fileSize: bytes.length,
      fileType: 'application/pdf',
    });
    expect(await read(server, receipt.id)).toEqual(Buffer.from(bytes));
    expect(await server.files()).toEqual([receipt.id]);
    // Handed out only if its bytes are those of the SHA-256 in the record.
    const office = await createStaffVisitor(server.url);
    expect((await office.fetch(`/api/admin/files/${receipt.id}`)).status).toBe(200);
  });

  it('goes on after a restart, from the offset that was told last', async () => {
    const { reach, restart } = await start();
    const path = pathOf(await createUpload(reach, bytes.length));
    await sendPiece(reach, path, 0, bytes.subarray(0, 100_000));
    const { server: again, reach: reachAgain } = await restart();
    const told = await askOffset(reachAgain, path);
    expect(told.headers.get('Upload-Offset')).toBe('100000');
    expect(told.headers.get('Upload-Length')).toBe(String(bytes.length));
    await sendPiece(reachAgain, path, 100_000, bytes.subarray(100_000));
    const { id } = await submit(reachAgain, formAfter(path));
    expect(await read(again, id)).toEqual(Buffer.from(bytes));
  });

  it('keeps what had arrived when the line broke, also for whoever comes before the server knows', async () => {
    const { server, reach } = await start();
    const path = pathOf(await createUpload(reach, bytes.length));
    const socket = await sendAndBreak(server, path, bytes.subarray(0, 50_000), bytes.length);
    await expect
      .poll(async () => Number((await askOffset(reach, path)).headers.get('Upload-Offset')))
      .toBe(50_000);
    // The old connection is still open: the new request goes before.
    expect(socket.destroyed).toBe(false);
    expect((await sendPiece(reach, path, 50_000, bytes.subarray(50_000))).status).toBe(204);
    expect((await submit(reach, formAfter(path))).status).toBe(201);
    socket.destroy();
  });

  it('is taken once: a repeat gets the same receipt, another request is refused', async () => {
    const { server, reach } = await start();
    const path = await sendWhole(reach, bytes);
    const key = randomUUID();
    const both = [submit(reach, formAfter(path), key), submit(reach, formAfter(path), key)];
    const [first, second] = await Promise.all(both);
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(second?.id).toBe(first?.id);
    expect(await submit(reach, formAfter(path))).toMatchObject({
      status: 409,
      code: 'upload-used',
    });
    const other = await submit(reach, formAfter(path, { customerName: 'Another' }), key);
    expect(other).toMatchObject({ status: 409, code: 'key-reused' });
    expect(await server.files()).toHaveLength(1);
  });

  it('belongs to one of two requests that take it at once', async () => {
    const { server, reach } = await start();
    const path = await sendWhole(reach, bytes);
    const both = [submit(reach, formAfter(path)), submit(reach, formAfter(path))];
    const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(statuses[0]).toBe(201);
    expect([404, 409]).toContain(statuses[1]);
    expect(await server.files()).toHaveLength(1);
  });

  it('stays when the form is wrong, so that only the form is sent again', async () => {
    const { reach } = await start();
    const path = await sendWhole(reach, bytes);
    const wrong = await submit(reach, formAfter(path, { customerName: '' }));
    expect(wrong).toMatchObject({ status: 400, code: 'bad-field' });
    expect((await submit(reach, formAfter(path))).status).toBe(201);
  });

  it('is not taken before it is whole, nor twice in one form', async () => {
    const { reach } = await start();
    const path = pathOf(await createUpload(reach, bytes.length));
    await sendPiece(reach, path, 0, bytes.subarray(0, 100));
    const early = await submit(reach, formAfter(path));
    expect(early).toMatchObject({ status: 409, code: 'upload-unfinished' });
    const double = formAfter(path);
    double.set('file', new File(['one'], 'one.txt'));
    expect((await submit(reach, double)).status).toBe(400);
  });

  it('counts plain text as the road without pieces does', async () => {
    const { reach } = await start();
    const path = await sendWhole(reach, Buffer.from('one two three four'));
    const form = formAfter(path);
    form.set('fileType', 'text/plain');
    expect(await submit(reach, form)).toMatchObject({ status: 201, estimatedWordCount: 4 });
  });
});

describe('an upload that somebody else knows of', () => {
  it('is of the browser that began it', async () => {
    const { server } = await start();
    const origin = { Origin: server.url };
    const one = createVisitor(server.url, origin);
    const other = createVisitor(server.url, origin);
    const created = await createUpload(one.fetch, 10);
    const path = pathOf(created);
    expect(created.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await askOffset(one.fetch, path)).status).toBe(200);
    await createUpload(other.fetch, 10);
    for (const stranger of [other.fetch, reachAt(server.url)]) {
      expect((await askOffset(stranger, path)).status).toBe(404);
      expect((await sendPiece(stranger, path, 0, 'x')).status).toBe(404);
      expect((await removeUpload(stranger, path)).status).toBe(404);
      expect((await submit(stranger, formAfter(path))).code).toBe('upload-gone');
    }
  });

  it('is no other one when a character of its id is changed', async () => {
    const { reach } = await start();
    const path = pathOf(await createUpload(reach, 10));
    for (let at = path.length - 64; at < path.length; at += 1) {
      const changed = `${path.slice(0, at)}${path[at] === 'A' ? 'B' : 'A'}${path.slice(at + 1)}`;
      expect((await askOffset(reach, changed)).status, changed).toBe(404);
    }
  });

  it('can be read by nobody, at any time', async () => {
    const { server, reach } = await start();
    const path = await sendWhole(reach, bytes);
    expect((await reach(path, { headers: { 'Tus-Resumable': '1.0.0' } })).status).toBe(405);
    const office = createVisitor(server.url);
    await office.logIn();
    const [, name = ''] =
      /\.unfinished-([0-9a-f-]{36})$/m.exec((await server.files()).join('\n')) ?? [];
    expect((await office.fetch(`/api/admin/files/${name}`)).status).toBe(404);
  });
});

describe('a piece that is wrong', () => {
  it.each([
    ['no length', { 'Upload-Length': '' }, 400],
    ['a deferred length', { 'Upload-Length': '', 'Upload-Defer-Length': '1' }, 400],
    ['a negative length', { 'Upload-Length': '-1' }, 400],
    ['a length of 2^60', { 'Upload-Length': String(2 ** 60) }, 413],
    ['a length of 400 digits', { 'Upload-Length': '9'.repeat(400) }, 400],
    ['a fraction', { 'Upload-Length': '1.5' }, 400],
    ['one byte more than 1 GB', { 'Upload-Length': String(1024 ** 3 + 1) }, 413],
    ['a concatenation', { 'Upload-Concat': 'partial' }, 400],
    ['another version', { 'Tus-Resumable': '0.2.2' }, 412],
  ])('is refused at the beginning: %s', async (_name, headers, status) => {
    const { server, reach } = await start();
    const answer = await createUpload(reach, 10, headers);
    expect(answer.status).toBe(status);
    expect(z.parse(problemSchema, await answer.json()).message).not.toBe('');
    expect(await server.files()).toEqual([]);
  });

  it.each([
    ['an offset before the end', 5, 'xxxxx', {}, 409],
    ['an offset behind the end', 500, 'xxxxx', {}, 409],
    ['a negative offset', '-1', 'xxxxx', {}, 400],
    ['no number', 'ten', 'xxxxx', {}, 400],
    ['more than there is room for', 10, 'x'.repeat(91), {}, 413],
    ['another media type', 10, 'xxxxx', { 'Content-Type': 'text/plain' }, 415],
    ['a checksum of other bytes', 10, 'xxxxx', { 'Upload-Checksum': 'sha256 AAAA' }, 460],
    ['a checksum of another kind', 10, 'xxxxx', { 'Upload-Checksum': 'crc32 AAAA' }, 400],
    ['no checksum at all', 10, 'xxxxx', { 'Upload-Checksum': 'sha256' }, 400],
  ])('leaves the offset where it was: %s', async (_name, offset, body, headers, status) => {
    const { reach } = await start();
    const path = pathOf(await createUpload(reach, 100));
    await sendPiece(reach, path, 0, 'x'.repeat(10));
    const answer = await sendPiece(reach, path, offset, body, headers);
    expect(answer.status).toBe(status);
    expect(z.parse(problemSchema, await answer.json()).message).not.toBe('');
    expect((await askOffset(reach, path)).headers.get('Upload-Offset')).toBe('10');
  });

  it('is taken with the checksum of its bytes', async () => {
    const { reach } = await start();
    const path = pathOf(await createUpload(reach, 5));
    const sha256 = createHash('sha256').update('right').digest('base64');
    const checksum = { 'Upload-Checksum': `sha256 ${sha256}` };
    expect((await sendPiece(reach, path, 0, 'wrong', checksum)).status).toBe(460);
    expect((await sendPiece(reach, path, 0, 'right', checksum)).status).toBe(204);
  });

  it('of one byte is a piece like any other', async () => {
    const { server, reach } = await start();
    const text = Buffer.from('contract');
    const path = await sendWhole(reach, text, 1);
    const { id } = await submit(reach, formAfter(path));
    expect(await read(server, id)).toEqual(text);
  });

  it('that comes with others for the same offset is taken once', async () => {
    const { server, reach } = await start();
    const path = pathOf(await createUpload(reach, bytes.length));
    const all = Array.from({ length: 8 }, () => sendPiece(reach, path, 0, bytes));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    const { id } = await submit(reach, formAfter(path));
    expect(await read(server, id)).toEqual(Buffer.from(bytes));
  });
});

describe('uploads that are begun and left', () => {
  it('are at most so many an hour for each client, and never in the way of others', async () => {
    const { server, reach } = await start({
      environment: { SUBMISSIONS_PER_HOUR_PER_CLIENT: '20', TRUST_PROXY: 'loopback' },
    });
    const from = (client: string) => ({ 'X-Forwarded-For': client });
    const begun: number[] = [];
    for (let at = 0; at < 60; at += 1) {
      begun.push((await createUpload(reach, 1024 ** 3, from('203.0.113.7'))).status);
    }
    expect(begun.filter((status) => status === 201)).toHaveLength(20);
    expect(begun.filter((status) => status === 429)).toHaveLength(40);
    expect((await createUpload(reach, 10, from('198.51.100.1'))).status).toBe(201);
    expect(await server.files()).toHaveLength(2 * 21);
  });

  it('end when a day has passed, and leave nothing', async () => {
    const begun = Date.now();
    let now = begun;
    const clocks = { clock: () => now, uptimeMs: () => now - begun };
    const { server, reach, restart } = await start({ surroundings: clocks });
    const path = await sendWhole(reach, bytes);
    expect(await server.files()).toHaveLength(2);
    now += 24 * 3_600_000;
    expect((await askOffset(reach, path)).status).toBe(404);
    expect((await submit(reach, formAfter(path))).code).toBe('upload-gone');
    now += 2 * 3_600_000;
    const { server: again } = await restart();
    await expect.poll(() => again.files()).toEqual([]);
  });

  it('are removed when their sender says so', async () => {
    const { server, reach } = await start();
    const path = pathOf(await createUpload(reach, bytes.length));
    await sendPiece(reach, path, 0, bytes.subarray(0, 1000));
    expect((await removeUpload(reach, path)).status).toBe(204);
    expect((await askOffset(reach, path)).status).toBe(404);
    expect(await server.files()).toEqual([]);
  });

  it('need room for all of what they announce', async () => {
    const { reach } = await start({
      environment: { UPLOAD_RESERVE_BYTES: String(Number.MAX_SAFE_INTEGER) },
    });
    expect((await createUpload(reach, 10)).status).toBe(507);
  });
});
