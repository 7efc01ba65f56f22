import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, startFakeServer } from './test/fake-server.ts';
import {
  cancelAll,
  documentOf,
  MB,
  passUntil,
  startSending,
  useFakeClock,
} from './test/start-sending.ts';

let server: FakeServer;

beforeEach(() => {
  useFakeClock();
  server = startFakeServer();
});

afterEach(() => {
  cancelAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pieces = () => server.requests.filter((request) => request.startsWith('PATCH'));
const methods = () => server.requests.map((request) => request.split(' ')[0]).join(' ');
const answered = { kind: 'answered', status: 201, body: '{"id":"q1"}', retryAfter: null };

describe('sendForm', () => {
  it('sends a small document in one request', async () => {
    const sending = startSending(documentOf(8 * MB - 1));
    await passUntil(() => sending.posted !== null);
    expect(server.requests).toEqual(['POST /api/upload-quote']);
    expect(server.forms[0]?.get('file')).toBeInstanceOf(File);
    expect(sending.posted).toEqual(answered);
    expect(() => sending.controls).toThrow();
  });

  it('sends a large one in pieces, and then the form, which names the upload', async () => {
    const sending = startSending(documentOf(25 * MB));
    await passUntil(() => sending.posted !== null);
    const id = [...server.uploads.keys()][0] ?? '';
    expect(server.requests).toEqual([
      'POST /api/uploads',
      `PATCH 0 +${MB}`,
      `PATCH ${MB} +${4 * MB}`,
      `PATCH ${5 * MB} +${11 * MB}`,
      `PATCH ${16 * MB} +${9 * MB}`,
      'POST /api/upload-quote',
    ]);
    expect([...(server.forms[0] ?? [])]).toEqual([
      ['customerName', 'Margaret'],
      ['uploadId', id],
      ['fileName', 'Vertrag 合同.pdf'],
      ['fileType', 'application/pdf'],
      ['service', 'Chinese Writing'],
    ]);
    expect(sending.posted).toEqual(answered);
    expect(sending.last).toEqual({
      confirmedBytes: 25 * MB,
      sentBytes: 25 * MB,
      totalBytes: 25 * MB,
      line: { kind: 'up' },
      keptUntil: Date.parse('2026-11-25T09:00:00Z'),
      isInPieces: true,
    });
  });

  it('tells the server the type of the document before the form, and not its name', async () => {
    const sending = startSending(documentOf(9 * MB));
    await passUntil(() => sending.posted !== null);
    expect(Object.fromEntries(server.sentHeaders[0] ?? [])).toEqual({
      'Tus-Resumable': '1.0.0',
      'Upload-Length': String(9 * MB),
      'Upload-Metadata': `filetype ${btoa('application/pdf')}`,
    });
  });

  it('keeps pieces of a slow line at about five seconds', async () => {
    server.bytesPerMs = 100;
    const sending = startSending(documentOf(8 * MB));
    await passUntil(() => sending.posted !== null, 200_000);
    // 1 MB took 10 s, so 500 KB are due: one unit of 256 KB.
    expect(pieces().slice(0, 3)).toEqual([
      `PATCH 0 +${MB}`,
      `PATCH ${MB} +${256 * 1024}`,
      `PATCH ${MB + 256 * 1024} +${256 * 1024}`,
    ]);
  });

  it('ends pieces where parts of a bucket end', async () => {
    const sending = startSending(documentOf(64 * MB));
    await passUntil(() => sending.posted !== null);
    const ends = pieces().map((piece) =>
      piece.match(/\d+/g)?.reduce((sum, each) => sum + Number(each), 0),
    );
    expect(ends).toEqual([MB, 5 * MB, 16 * MB, 56 * MB, 64 * MB]);
  });

  it('goes on from what the server has after a cut in the middle of a piece', async () => {
    const sending = startSending(documentOf(10 * MB));
    server.fail('PATCH', { cut: 300_000 });
    await passUntil(() => sending.last?.line.kind === 'lost', 1000, 1);
    const now = Date.now();
    expect(sending.last).toMatchObject({
      confirmedBytes: 0,
      sentBytes: 0,
      line: { kind: 'lost', since: now, reason: 'line' },
    });
    await passUntil(() => sending.posted !== null);
    expect(pieces().slice(0, 2)).toEqual([`PATCH 0 +${MB}`, `PATCH 300000 +${256 * 1024}`]);
    expect(methods()).toMatch(/^POST PATCH HEAD PATCH/);
    expect(sending.posted).toEqual(answered);
  });

  it('waits longer each time, for as long as it takes, and tries at once when the line may be back', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.bytesPerMs = 1000;
    await passUntil(() => pieces().length > 0);
    server.isDown = true;
    const pauses: number[] = [];
    await passUntil(
      () => {
        const line = sending.last?.line;
        if (line?.kind === 'lost') pauses.push(line.nextTryAt - Date.now());
        return Date.now() > Date.parse('2026-11-24T09:15:00Z');
      },
      3_600_000,
      500,
    );
    expect(Math.max(...pauses)).toBeGreaterThan(44_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
    expect(sending.posted).toBeNull();
    expect(sending.last?.line).toMatchObject({ kind: 'lost' });
    server.isDown = false;
    server.bytesPerMs = 1e9;
    window.dispatchEvent(new Event('online'));
    await passUntil(() => sending.posted !== null, 500);
    expect(sending.posted).toEqual(answered);
  });

  it('takes a piece of which nothing moves for a cut', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { hang: 1000 });
    await passUntil(() => pieces().length === 1);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sending.last?.line.kind).toBe('up');
    await passUntil(() => sending.posted !== null, 5_000);
    expect(pieces()[1]).toBe(`PATCH 1000 +${256 * 1024}`);
  });

  it('asks where it is when the server has another part than it thought', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { status: 409 });
    await passUntil(() => sending.posted !== null, 500);
    expect(methods()).toMatch(/^POST PATCH HEAD PATCH/);
  });

  it('does not believe an offset beyond what it has sent', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { status: 204, headers: { 'Upload-Offset': String(9 * MB) } });
    await passUntil(() => sending.posted !== null);
    expect(methods()).toMatch(/^POST PATCH HEAD PATCH/);
    expect([...server.uploads.values()]).toEqual([{ length: 9 * MB, bytes: 9 * MB }]);
  });

  it('begins again when the server has lost it, more slowly each time', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { status: 404 }, { status: 410 });
    await passUntil(() => sending.last?.line.kind === 'lost', 1000, 1);
    expect(methods()).toBe('POST PATCH POST PATCH');
    expect(sending.last).toMatchObject({
      confirmedBytes: 0,
      line: { kind: 'lost', reason: 'busy' },
    });
    await passUntil(() => sending.posted !== null, 5_000);
    expect(sending.posted).toEqual(answered);
  });

  it('waits as the server asks when it has no place', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { status: 503, headers: { 'Retry-After': '7' } });
    await passUntil(() => sending.last?.line.kind === 'lost', 1000, 1);
    expect(sending.last?.line).toMatchObject({ reason: 'busy', nextTryAt: Date.now() + 7000 });
    const asked = server.requests.length;
    await vi.advanceTimersByTimeAsync(6900);
    expect(server.requests).toHaveLength(asked);
    await passUntil(() => sending.posted !== null, 500);
    expect(sending.posted).toEqual(answered);
  });

  it('says so when the server has no room', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { status: 507 });
    await passUntil(() => sending.last?.line.kind === 'lost', 1000, 1);
    expect(sending.last?.line).toMatchObject({ reason: 'no-room' });
    await passUntil(() => sending.posted !== null);
  });

  it('does not take the page of a proxy or a captive portal for an answer', async () => {
    const sending = startSending(documentOf(9 * MB));
    const page = { headers: { 'Content-Type': 'text/html' }, body: '<html>' };
    server.fail('HEAD', { status: 200, ...page });
    server.fail('PATCH', { status: 502 }, { status: 404, ...page });
    server.fail(
      'POST /api/upload-quote',
      { status: 504, body: 'Gateway Timeout' },
      { status: 200, ...page },
    );
    await passUntil(() => sending.posted !== null);
    expect(sending.posted).toEqual(answered);
    expect(server.uploads.size).toBe(1);
  });

  it('ends with a refusal, and leaves nothing at the server', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { status: 413, body: '{"code":"file-too-large"}' });
    await passUntil(() => sending.posted !== null);
    expect(sending.posted).toMatchObject({ kind: 'answered', status: 413 });
    expect(server.uploads.size).toBe(0);
  });

  it('ends with the refusal of an upload that cannot be begun', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('POST', { status: 404, body: '{"code":"not-found"}' });
    await passUntil(() => sending.posted !== null);
    expect(sending.posted).toMatchObject({ kind: 'answered', status: 404 });
  });
});

describe('the form behind the pieces', () => {
  it('is repeated under its key when the answer was lost, without a question about the upload', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('POST /api/upload-quote', { cut: 0 });
    await passUntil(() => sending.posted !== null);
    expect(methods()).toMatch(/PATCH POST POST$/);
    expect(server.sentHeaders.at(-1)?.get('Idempotency-Key')).toBe('k1');
  });

  it('is sent again after what is missing', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('POST /api/upload-quote', { status: 409, body: '{"code":"upload-unfinished"}' });
    await passUntil(() => server.requests.includes('POST /api/upload-quote'), 1000, 1);
    for (const upload of server.uploads.values()) upload.bytes -= 1000;
    await passUntil(() => sending.posted !== null);
    expect(methods()).toMatch(/PATCH POST HEAD PATCH POST$/);
  });

  it('has the document sent again when the upload is gone', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('POST /api/upload-quote', { status: 404, body: '{"code":"upload-gone"}' });
    await passUntil(() => sending.posted !== null);
    expect(pieces().filter((piece) => piece.startsWith('PATCH 0 '))).toHaveLength(2);
    expect(sending.posted).toEqual(answered);
  });

  it('can be corrected and sent again without the document', async () => {
    const file = documentOf(9 * MB);
    server.answer = { status: 400, body: '{"code":"bad-field"}' };
    const refused = startSending(file);
    await passUntil(() => refused.posted !== null);
    expect(refused.posted).toMatchObject({ kind: 'answered', status: 400 });
    const before = pieces().length;
    server.answer = { status: 201, body: '{"id":"q1"}' };
    const corrected = startSending(file);
    await passUntil(() => corrected.posted !== null);
    expect(corrected.posted).toEqual(answered);
    expect(pieces()).toHaveLength(before);
  });
});

describe('a person', () => {
  it('cancels, and the server deletes what it has', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { hang: 1000 });
    await passUntil(() => pieces().length === 1);
    sending.cancel();
    await passUntil(() => sending.posted !== null, 0);
    expect(sending.posted).toEqual({ kind: 'cancelled' });
    expect(methods()).toBe('POST PATCH DELETE');
    expect(server.uploads.size).toBe(0);
  });

  it('pauses, for as long as wanted, and goes on from what the server has', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { hang: 1000 });
    await passUntil(() => pieces().length === 1);
    sending.controls.pause();
    await passUntil(() => sending.last?.line.kind === 'paused', 0);
    const asked = server.requests.length;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.requests).toHaveLength(asked);
    sending.controls.goOn();
    await passUntil(() => sending.posted !== null, 500);
    expect(pieces()[1]).toBe(`PATCH 1000 +${MB}`);
  });

  it('tries at once instead of waiting', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { status: 503, headers: { 'Retry-After': '300' } });
    await passUntil(() => sending.last?.line.kind === 'lost', 1000, 1);
    sending.controls.goOn();
    await passUntil(() => sending.posted !== null, 500);
    expect(sending.posted).toEqual(answered);
  });
});

describe('a device', () => {
  it('that slept goes on at once, and it is said for eight seconds', async () => {
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { hang: 1000 });
    server.bytesPerMs = 500;
    await passUntil(() => pieces().length === 1);
    vi.setSystemTime(Date.now() + 30 * 60_000);
    await passUntil(() => sending.last?.sleptMs !== undefined, 5_000);
    expect(sending.last?.sleptMs).toBeGreaterThan(29 * 60_000);
    expect(sending.last?.line.kind).toBe('up');
    await passUntil(() => sending.last?.sleptMs === undefined, 8_500);
    await passUntil(() => sending.posted !== null);
    expect(sending.posted).toEqual(answered);
  });

  it('keeps its screen on while something is on its way', async () => {
    const release = vi.fn(async () => {});
    const request = vi.fn(async () => ({ release, released: false }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const sending = startSending(documentOf(9 * MB));
    server.fail('PATCH', { hang: 1000 });
    await passUntil(() => pieces().length === 1);
    expect(request).toHaveBeenCalledTimes(1);
    sending.controls.pause();
    await passUntil(() => sending.last?.line.kind === 'paused', 0);
    expect(release).toHaveBeenCalledTimes(1);
    sending.controls.goOn();
    await passUntil(() => sending.posted !== null);
    expect(request).toHaveBeenCalledTimes(2);
    expect(release).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

describe('a document', () => {
  it('that was changed on this device ends it, and leaves nothing at the server', async () => {
    const file = documentOf(9 * MB);
    const slice = file.slice.bind(file);
    const sending = startSending(file);
    server.fail('PATCH', { cut: 0 });
    const gone = new DOMException('', 'NotReadableError');
    vi.spyOn(file, 'slice').mockImplementation((...range) =>
      Object.assign(slice(...range), {
        slice: () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(gone) }),
      }),
    );
    await passUntil(() => sending.posted !== null);
    expect(sending.posted).toEqual({ kind: 'document-gone' });
    expect(server.uploads.size).toBe(0);
  });
});
