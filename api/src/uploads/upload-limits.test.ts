import { execFileSync } from 'node:child_process';
import { rm, statfs } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCheapCredential } from '../../test/cheap-credential.ts';
import { goodParts, multipartType, quoteForm, rawBody } from '../../test/quote-form.ts';
import { createWriter, openSocket, readAll, uploadHead } from '../../test/raw-request.ts';
import { makeFolder, startOperatedServer } from '../../test/server/operated-server.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function start(environment: Record<string, string>): Promise<TestServer> {
  server = await startTestServer({ environment });
  return server;
}

function send({ url }: { url: string }, address = '203.0.113.9') {
  return fetch(`${url}/api/upload-quote`, {
    method: 'POST',
    body: quoteForm(),
    headers: { 'X-Forwarded-For': address },
  });
}

const opening = Buffer.concat([
  rawBody(goodParts, { isClosed: false }),
  Buffer.from(
    '--yiqiao-test-boundary\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n' +
      'Content-Type: video/mp4\r\n\r\n',
  ),
]);
const closing = Buffer.from('\r\n--yiqiao-test-boundary--\r\n');

/** Begins an upload of a document of this many bytes, but sends none of them. */
async function beginUpload(port: number, bytes: number, address = '203.0.113.9'): Promise<Socket> {
  const socket = await openSocket(port);
  const length = opening.length + bytes + closing.length;
  const headers = [`Content-Type: ${multipartType}`, `Content-Length: ${length}`];
  socket.write(uploadHead([...headers, `X-Forwarded-For: ${address}`]));
  socket.write(opening);
  return socket;
}

async function sendDocument(port: number, bytes: number) {
  const socket = await beginUpload(port, bytes);
  const answer = readAll(socket);
  const block = Buffer.alloc(1024 ** 2);
  const write = createWriter(socket);
  for (let left = bytes; left > 0 && !socket.destroyed; left -= block.length) {
    await write(block.subarray(0, left));
  }
  socket.write(closing);
  return answer;
}

describe('the limits of uploads', () => {
  it('gives one client so many at once, and others their own', async () => {
    const limited = await start({ UPLOADS_AT_ONCE_PER_CLIENT: '1' });
    const first = await beginUpload(limited.port, 1000);
    await expect.poll(() => limited.files()).toHaveLength(1);
    const second = await send(limited);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await send(limited, '198.51.100.7')).status).toBe(201);
    first.destroy();
    await expect.poll(async () => (await send(limited)).status).toBe(201);
  });

  it('gives all clients together so many at once', async () => {
    const limited = await start({ UPLOADS_AT_ONCE: '1' });
    const first = await beginUpload(limited.port, 1000);
    await expect.poll(() => limited.files()).toHaveLength(1);
    expect((await send(limited, '198.51.100.7')).status).toBe(503);
    // A line without a stack: a flood of refusals must not fill the disk with its log.
    expect(limited.logged.some(({ event, code }) => event === 'refused' && code === 'busy')).toBe(
      true,
    );
    expect(limited.logged.some(({ event }) => event === 'fault')).toBe(false);
    first.destroy();
    await expect.poll(async () => (await send(limited)).status).toBe(201);
  });

  it('gives the place of a client that left at once to the next one', async () => {
    let leave = () => {};
    const hasLeft = new Promise<void>((resolve) => {
      leave = resolve;
    });
    let isBegun = false;
    server = await startTestServer({
      environment: { UPLOADS_AT_ONCE: '1' },
      surroundings: {
        disk: {
          ...nodeDisk,
          async create(path) {
            const isFirst = path.includes('.incoming-') && !isBegun;
            isBegun ||= isFirst;
            if (isFirst) await hasLeft;
            return nodeDisk.create(path);
          },
        },
      },
    });
    const limited = server;
    const first = await beginUpload(limited.port, 1000);
    await expect.poll(() => isBegun).toBe(true);
    first.resetAndDestroy();
    await expect.poll(() => limited.logged.some(({ status }) => status === 499)).toBe(true);
    leave();
    await expect.poll(async () => (await send(limited)).status).toBe(201);
    await expect.poll(() => limited.files()).toHaveLength(1);
  });

  it('takes so many bytes from one client in a day', async () => {
    const limited = await start({ UPLOAD_DAILY_BYTES_PER_CLIENT: '1000' });
    expect((await send(limited)).status).toBe(201);
    const second = await send(limited);
    expect(second.status).toBe(429);
    expect((await send(limited, '2001:db8::1')).status).toBe(201);
    expect((await send(limited, '2001:db8::2')).status).toBe(429);
  });
});

describe('40 clients that announce 1 GB each and drip, on a disk with less room than that', () => {
  it.each([1, 8, 40])(
    'leave room for the 6 MB of a newcomer, from %i addresses',
    async (addresses) => {
      const { bavail, bsize } = await statfs(tmpdir());
      const reserve = Math.max(0, bavail * bsize - 30 * 1024 ** 3);
      const limited = await start({ UPLOAD_RESERVE_BYTES: String(reserve) });
      const sockets: Socket[] = [];
      for (let client = 0; client < 40; client += 1) {
        const address = `198.51.100.${client % addresses}`;
        sockets.push(await beginUpload(limited.port, maxUploadBytes, address));
      }
      await expect.poll(() => limited.files(), { timeout: 20_000 }).toHaveLength(40);
      const body = quoteForm(
        {},
        { content: new Uint8Array(6 * 1024 ** 2), type: 'application/pdf' },
      );
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      for (let visit = 0; visit < 3; visit += 1) {
        const answer = await fetch(`${limited.url}/api/upload-quote`, {
          method: 'POST',
          body,
          headers,
        });
        expect(answer.status).toBe(201);
      }
      for (const socket of sockets) socket.destroy();
    },
  );
});

describe('a document of the greatest size', () => {
  it.runIf(process.env.LONG_TESTS)(
    'is accepted at exactly 1 GB and refused one byte above it',
    {
      timeout: 240_000,
    },
    async () => {
      const large = await start({});
      const accepted = await sendDocument(large.port, maxUploadBytes);
      expect(accepted.status).toBe(201);
      expect(JSON.parse(accepted.body)).toMatchObject({ fileSize: maxUploadBytes });
      const refused = await sendDocument(large.port, maxUploadBytes + 1);
      expect(refused.status).toBe(413);
      expect(JSON.parse(refused.body)).toMatchObject({ code: 'file-too-large' });
      await expect.poll(() => large.files()).toHaveLength(1);
    },
  );

  it('passes through memory and does not stay in it', { timeout: 120_000 }, async () => {
    const folder = await makeFolder();
    await writeCheapCredential(join(folder, 'data'), 'a long enough password');
    const process = startOperatedServer(folder);
    const port = Number(new URL(await process.listening).port);
    await sendDocument(port, 1024 ** 2);
    const before = residentMegabytes(process.child.pid);
    expect((await sendDocument(port, 250 * 1024 ** 2)).status).toBe(201);
    expect(residentMegabytes(process.child.pid) - before).toBeLessThan(100);
    process.child.kill('SIGKILL');
    await process.exited;
    await rm(folder, { recursive: true });
  });
});

function residentMegabytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
}
