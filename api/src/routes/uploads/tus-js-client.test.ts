import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadsPath } from '@yiqiao/contract/http/upload-pieces';
import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formAfter, pathOf, reachAt, sendPiece } from '../../../test/sent-in-pieces.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';

const bytes = randomBytes(3_000_000);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { UPLOAD_RESERVE_BYTES: '1', UPLOADS_AT_ONCE_PER_CLIENT: '1000' },
  });
});
afterAll(() => server.close());

/** Lets the project's own client send a document. @returns the upload's path. */
async function send(document: Buffer, options: UploadOptions = {}): Promise<string> {
  const url = await new Promise<string | null>((resolve, reject) => {
    const upload: Upload = new Upload(document, {
      endpoint: `${server.url}${uploadsPath}`,
      retryDelays: null,
      ...options,
      onError: reject,
      onSuccess: () => resolve(upload.url),
    });
    upload.start();
  });
  return new URL(url ?? '').pathname;
}

/** The document as a request holds it, once the form has named it. */
async function submit(path: string): Promise<Buffer> {
  const answer = await fetch(`${server.url}/api/upload-quote`, {
    method: 'POST',
    body: formAfter(path),
  });
  expect(answer.status).toBe(201);
  const { id }: QuoteReceipt = z.parse(quoteReceiptSchema, await answer.json());
  return readFile(join(server.settings.uploadsFolder, id));
}

describe('tus-js-client, unchanged', () => {
  it.each([
    [1, 40],
    [1000, 40_000],
    [64 * 1024, bytes.length],
    [bytes.length, bytes.length],
    [Number.POSITIVE_INFINITY, bytes.length],
    [Number.POSITIVE_INFINITY, 1],
  ])('sends in pieces of %d bytes', async (chunkSize, length) => {
    const document = bytes.subarray(0, length);
    const path = await send(document, { chunkSize });
    expect((await submit(path)).equals(document)).toBe(true);
  });

  it.each([100_000, Number.POSITIVE_INFINITY])(
    'sends the first piece, of %d bytes, with the creation',
    async (chunkSize) => {
      const path = await send(bytes, { chunkSize, uploadDataDuringCreation: true });
      expect((await submit(path)).equals(bytes)).toBe(true);
    },
  );

  it('sends what it says of the document, and gets its bytes', async () => {
    const metadata = { filename: '合同.pdf', filetype: 'application/pdf' };
    expect((await submit(await send(bytes, { metadata }))).equals(bytes)).toBe(true);
  });

  it('sends through what lets only GET and POST pass', async () => {
    const methods: string[] = [];
    const path = await send(bytes, {
      overridePatchMethod: true,
      chunkSize: 1_000_000,
      onBeforeRequest: (request) => void methods.push(request.getMethod()),
    });
    expect(methods).toEqual(['POST', 'POST', 'POST', 'POST']);
    expect((await submit(path)).equals(bytes)).toBe(true);
  });

  it('goes on where an aborted connection left it', async () => {
    const uploadUrl = await breakOff();
    const offsets: number[] = [];
    const path = await send(bytes, {
      uploadUrl,
      chunkSize: 500_000,
      onChunkComplete: (_size, accepted) => void offsets.push(accepted),
    });
    expect(offsets[0]).toBeGreaterThan(500_000);
    expect(path).toBe(new URL(uploadUrl).pathname);
    expect((await submit(path)).equals(bytes)).toBe(true);
  });

  it('removes what it aborts for good', async () => {
    const uploadUrl = await breakOff();
    await Upload.terminate(uploadUrl, { retryDelays: null });
    const answer = await fetch(uploadUrl, {
      method: 'HEAD',
      headers: { 'Tus-Resumable': '1.0.0' },
    });
    expect(answer.status).toBe(404);
  });
});

/** Aborts an upload in its third piece. @returns its address. */
function breakOff(): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(bytes, {
      endpoint: `${server.url}${uploadsPath}`,
      retryDelays: null,
      chunkSize: 500_000,
      onError: reject,
      onProgress: (sent) => {
        if (sent <= 1_000_000) return;
        upload.abort().then(() => resolve(upload.url ?? ''), reject);
      },
    });
    upload.start();
  });
}

describe('a client that sends checksums', () => {
  it('sends each piece with its own', async () => {
    const reach = reachAt(server.url);
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': String(bytes.length) };
    const path = pathOf(await reach(uploadsPath, { method: 'POST', headers }));
    for (let offset = 0; offset < bytes.length; offset += 1_000_000) {
      const piece = bytes.subarray(offset, offset + 1_000_000);
      const sum = createHash('sha256').update(piece).digest('base64');
      const checksum = { 'Upload-Checksum': `sha256 ${sum}` };
      expect((await sendPiece(reach, path, offset, new Uint8Array(piece), checksum)).status).toBe(
        204,
      );
    }
    expect((await submit(path)).equals(bytes)).toBe(true);
  });
});
