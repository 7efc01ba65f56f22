import { createHash, randomBytes } from 'node:crypto';
import { pieceMediaType, tusVersion, uploadsPath } from '@yiqiao/contract/http/upload-pieces';
import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askOffset,
  createUpload,
  pathOf,
  type Reach,
  reachAt,
  removeUpload,
  sendPiece,
  sendWhole,
} from '../../../test/sent-in-pieces.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';

const tus = { 'Tus-Resumable': tusVersion };
const bytes = new Uint8Array(randomBytes(1000));
const unknownPath = `${uploadsPath}/${'A'.repeat(64)}`;

let server: TestServer;
let reach: Reach;

beforeAll(async () => {
  server = await startTestServer({
    environment: { UPLOAD_RESERVE_BYTES: '1', UPLOADS_AT_ONCE_PER_CLIENT: '1000' },
  });
  reach = reachAt(server.url);
});
afterAll(() => server.close());

async function begin(length = bytes.length): Promise<string> {
  return pathOf(await createUpload(reach, length));
}

async function offsetOf(path: string): Promise<string | null> {
  return (await askOffset(reach, path)).headers.get('Upload-Offset');
}

describe('tus, core', () => {
  it.each([uploadsPath, unknownPath])(
    'is described by OPTIONS %s, in any version',
    async (path) => {
      const { status, headers } = await reach(path, { method: 'OPTIONS' });
      expect(status).toBe(204);
      expect(headers.get('Tus-Resumable')).toBe(tusVersion);
      expect(headers.get('Tus-Version')).toBe(tusVersion);
      expect(headers.get('Tus-Extension')?.split(',')).toEqual([
        'creation',
        'creation-with-upload',
        'checksum',
        'expiration',
        'termination',
      ]);
      expect(headers.get('Tus-Max-Size')).toBe(String(maxUploadBytes));
      expect(headers.get('Tus-Checksum-Algorithm')).toBe('sha256');
    },
  );

  it.each(['POST', 'HEAD', 'PATCH', 'DELETE'])('refuses %s of another version', async (method) => {
    const path = method === 'POST' ? uploadsPath : await begin();
    for (const headers of [{}, { 'Tus-Resumable': '0.2.2' }]) {
      const answer = await reach(path, { method, headers: { ...headers, 'Upload-Length': '1' } });
      expect(answer.status).toBe(412);
      expect(answer.headers.get('Tus-Version')).toBe(tusVersion);
    }
  });

  it('says the version in every answer, a refusal included', async () => {
    const path = await begin();
    const answers = [
      await createUpload(reach, 1),
      await createUpload(reach, 'x'),
      await askOffset(reach, path),
      await sendPiece(reach, path, 7, 'x'),
      await removeUpload(reach, unknownPath),
    ];
    expect(answers.map(({ headers }) => headers.get('Tus-Resumable'))).toEqual(
      answers.map(() => tusVersion),
    );
  });

  it('tells offset and length, and lets nothing between keep them', async () => {
    const path = await begin();
    await sendPiece(reach, path, 0, bytes.subarray(0, 70));
    const { status, headers } = await askOffset(reach, path);
    expect(status).toBe(200);
    expect(headers.get('Upload-Offset')).toBe('70');
    expect(headers.get('Upload-Length')).toBe('1000');
    expect(headers.get('Upload-Defer-Length')).toBeNull();
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['HEAD', unknownPath],
    ['HEAD', `${uploadsPath}/1234`],
    ['HEAD', `${uploadsPath}/..%2Foutside`],
    ['HEAD', `${uploadsPath}/%00`],
    ['PATCH', unknownPath],
    ['DELETE', unknownPath],
    ['DELETE', `${uploadsPath}/..%2Foutside`],
  ])('answers 404 without an offset to %s %s', async (method, path) => {
    const headers = { ...tus, 'Upload-Offset': '0', 'Content-Type': pieceMediaType };
    const answer = await reach(path, { method, headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Upload-Offset')).toBeNull();
  });

  it.each(['GET', 'PUT'])('takes no %s', async (method) => {
    for (const path of [uploadsPath, await begin()]) {
      const answer = await reach(path, { method, headers: tus });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toMatch(/OPTIONS$/);
    }
  });

  it('appends pieces, and says how far each reached', async () => {
    const path = await begin();
    for (const [from, to] of [
      [0, 400],
      [400, 401],
      [401, 1000],
    ] as const) {
      const { status, headers } = await sendPiece(reach, path, from, bytes.subarray(from, to));
      expect(status).toBe(204);
      expect(headers.get('Upload-Offset')).toBe(String(to));
    }
    expect(await offsetOf(path)).toBe('1000');
  });

  it.each([0, 69, 71, 1000])('refuses a piece for %i when 70 have come', async (offset) => {
    const path = await begin();
    await sendPiece(reach, path, 0, bytes.subarray(0, 70));
    expect((await sendPiece(reach, path, offset, 'x')).status).toBe(409);
    expect(await offsetOf(path)).toBe('70');
  });

  it.each(['', '-1', 'x', '1.5', '0x1'])('refuses the offset "%s"', async (offset) => {
    const path = await begin();
    expect((await sendPiece(reach, path, offset, 'x')).status).toBe(400);
    expect(await offsetOf(path)).toBe('0');
  });

  it.each(['', 'application/octet-stream', `${pieceMediaType}x`])(
    'refuses a piece of the type "%s"',
    async (type) => {
      const path = await begin();
      expect((await sendPiece(reach, path, 0, 'x', { 'Content-Type': type })).status).toBe(415);
      expect(await offsetOf(path)).toBe('0');
    },
  );

  it('refuses a piece that passes the length', async () => {
    const path = await begin(10);
    const answer = await sendPiece(reach, path, 0, bytes);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      message: 'More bytes came than this upload announced.',
    });
    expect(await offsetOf(path)).toBe('0');
  });

  it.each(['PATCH', 'HEAD', 'DELETE'])('understands %s sent as POST', async (method) => {
    const path = await begin();
    const headers = {
      ...tus,
      'X-HTTP-Method-Override': method,
      'Upload-Offset': '0',
      'Content-Type': pieceMediaType,
    };
    const body = method === 'PATCH' ? bytes : null;
    const { status } = await reach(path, { method: 'POST', headers, body });
    expect(status).toBe(method === 'HEAD' ? 200 : 204);
    expect(await offsetOf(path)).toBe({ PATCH: '1000', HEAD: '0', DELETE: null }[method]);
  });
});

describe('tus, creation', () => {
  it('gives a new upload an address', async () => {
    const { status, headers } = await createUpload(reach, 1000);
    expect(status).toBe(201);
    expect(headers.get('Location')).toMatch(/^\/api\/uploads\/[\w-]{64}$/);
    expect(await offsetOf(headers.get('Location') ?? '')).toBe('0');
  });

  it('takes an empty document, which is whole at once', async () => {
    const { headers } = await askOffset(reach, await begin(0));
    expect(headers.get('Upload-Offset')).toBe('0');
    expect(headers.get('Upload-Length')).toBe('0');
  });

  it.each(['', '-3', 'x', '1.5', '1e3', '9'.repeat(21)])(
    'refuses the length "%s"',
    async (length) => {
      expect((await createUpload(reach, length)).status).toBe(400);
    },
  );

  it.each([maxUploadBytes + 1, 2 ** 60])('refuses %i bytes', async (length) => {
    expect((await createUpload(reach, length)).status).toBe(413);
  });

  it('offers neither deferred lengths nor parts that are put together', async () => {
    const deferred = { ...tus, 'Upload-Defer-Length': '1' };
    expect((await reach(uploadsPath, { method: 'POST', headers: deferred })).status).toBe(400);
    expect((await createUpload(reach, 1, { 'Upload-Concat': 'partial' })).status).toBe(400);
    const final = { ...tus, 'Upload-Concat': `final;${await begin()}` };
    expect((await reach(uploadsPath, { method: 'POST', headers: final })).status).toBe(400);
  });

  it('keeps no metadata: what a document is called comes with the form', async () => {
    const metadata = { 'Upload-Metadata': 'filename Y29udHJhY3QucGRm,is_confidential' };
    const created = await createUpload(reach, 1000, metadata);
    expect(created.status).toBe(201);
    expect((await askOffset(reach, pathOf(created))).headers.get('Upload-Metadata')).toBeNull();
  });

  it('minds no media type where there is no body', async () => {
    expect((await createUpload(reach, 1, { 'Content-Type': 'application/x' })).status).toBe(201);
  });

  it('takes a first piece with it', async () => {
    const headers = { ...tus, 'Upload-Length': '1000', 'Content-Type': pieceMediaType };
    const body = bytes.subarray(0, 300);
    const created = await reach(uploadsPath, { method: 'POST', headers, body });
    expect(created.status).toBe(201);
    expect(created.headers.get('Upload-Offset')).toBe('300');
    expect(await offsetOf(pathOf(created))).toBe('300');
  });
});

describe('tus, checksum', () => {
  const checksum = (of: Uint8Array) => createHash('sha256').update(of).digest('base64');

  it('takes a piece whose checksum is right', async () => {
    const path = await begin();
    const headers = { 'Upload-Checksum': `sha256 ${checksum(bytes)}` };
    expect((await sendPiece(reach, path, 0, bytes, headers)).status).toBe(204);
    expect(await offsetOf(path)).toBe('1000');
  });

  it('takes nothing of a piece whose checksum is wrong', async () => {
    const path = await begin();
    await sendPiece(reach, path, 0, bytes.subarray(0, 100));
    const headers = { 'Upload-Checksum': `sha256 ${checksum(bytes)}` };
    expect((await sendPiece(reach, path, 100, bytes.subarray(100), headers)).status).toBe(460);
    expect(await offsetOf(path)).toBe('100');
  });

  it.each(['sha1 Kq5sNclPz7QV2+lfQIuc6R7oRu0=', 'md5 x', 'sha256', ''])(
    'refuses the checksum "%s"',
    async (value) => {
      const path = await begin();
      const { status } = await sendPiece(reach, path, 0, 'x', { 'Upload-Checksum': value });
      expect(status).toBe(400);
      expect(await offsetOf(path)).toBe('0');
    },
  );
});

describe('tus, expiration and termination', () => {
  it('says when an upload ends, until it is whole', async () => {
    const path = await begin();
    const piece = await sendPiece(reach, path, 0, bytes.subarray(0, 10));
    for (const { headers } of [await askOffset(reach, path), piece]) {
      expect(headers.get('Upload-Expires')).toMatch(/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/);
      expect(Date.parse(headers.get('Upload-Expires') ?? '')).toBeGreaterThan(Date.now());
    }
  });

  it('removes an upload, half or whole', async () => {
    for (const path of [await begin(), await sendWhole(reach, bytes)]) {
      expect((await removeUpload(reach, path)).status).toBe(204);
      expect((await askOffset(reach, path)).status).toBe(404);
      expect((await sendPiece(reach, path, 0, 'x')).status).toBe(404);
      expect((await removeUpload(reach, path)).status).toBe(404);
    }
  });
});
