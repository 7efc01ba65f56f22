import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept, writeKept } from './kept/kept-store.ts';
import { compareWithKept, findKept, forgetKept, type KeptUpload } from './kept-upload.ts';
import { type FakeServer, startFakeServer } from './test/fake-server.ts';
import {
  cancelAll,
  documentOf,
  MB,
  pass,
  passUntil,
  startSending,
  useFakeClock,
} from './test/start-sending.ts';

let server: FakeServer;
let held: Set<string>;

beforeEach(async () => {
  useFakeClock();
  server = startFakeServer();
  held = new Set();
  vi.stubGlobal('crypto', { subtle: { digest } });
  Object.defineProperty(navigator, 'locks', {
    value: { request: requestLock },
    configurable: true,
  });
});

afterEach(async () => {
  cancelAll();
  for (const { id } of await readKept()) await forgetKept({ ...sample, id });
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { subtle } = crypto;
/** Node refuses the buffers of jsdom. */
async function digest(name: string, bytes: ArrayBuffer) {
  return subtle.digest(name, Uint8Array.from(new Uint8Array(bytes)));
}

/** As the browser's, for those that ask with `ifAvailable`. */
async function requestLock(name: string, _: object, act: (lock: object | null) => unknown) {
  if (held.has(name)) return act(null);
  held.add(name);
  await act({ name });
  held.delete(name);
}

const sample: KeptUpload = {
  id: 'u1',
  size: 16 * MB,
  begunAt: Date.parse('2026-11-24T08:00:00Z'),
  confirmedBytes: 2 * MB,
  expiresAt: Date.parse('2026-11-25T08:00:00Z'),
  blocks: [],
  purpose: 'request',
};
const keep = { purpose: 'request' };
const signal = new AbortController().signal;
const compared: number[] = [];
const compare = (file: File, kept: KeptUpload) => {
  compared.length = 0;
  return compareWithKept(file, kept, { signal, onProgress: (bytes) => compared.push(bytes) });
};

/** Sends until a piece hangs, as if the page were reloaded then. */
async function sendAndReload(file: File): Promise<KeptUpload> {
  startSending(file, { keep });
  server.fail(`PATCH ${5 * MB}`, { hang: 3_000_000 });
  await passUntil(() => server.requests.some((request) => request.startsWith(`PATCH ${5 * MB}`)));
  held.clear();
  const kept = await pass(findKept('request'));
  if (kept === null) throw new Error('Nothing was kept');
  return kept;
}

describe('an upload that is kept', () => {
  it('names neither the document nor its sender, and covers every byte that was sent', async () => {
    const kept = await sendAndReload(documentOf(16 * MB));
    expect(kept).toMatchObject({
      size: 16 * MB,
      confirmedBytes: 5 * MB + 3_000_000,
      purpose: 'request',
    });
    expect(kept.blocks.length * MB).toBeGreaterThanOrEqual(16 * MB);
    const [stored] = await readKept();
    expect(Object.keys(stored ?? {}).sort()).toEqual(Object.keys(sample).sort());
    expect(JSON.stringify(stored)).not.toMatch(/Vertrag|pdf|Margaret|api/);
  });

  it('goes on after a reload with the same document, and is forgotten at the end', async () => {
    const kept = await sendAndReload(documentOf(16 * MB));
    const again = documentOf(16 * MB);
    expect(await compare(again, kept)).toEqual({ kind: 'same' });
    expect(compared.at(-1)).toBe(16 * MB);
    const before = server.requests.length;
    const sending = startSending(again, { keep, goOnWith: kept });
    await passUntil(() => sending.posted !== null);
    expect(server.requests.slice(before, before + 2)).toEqual([
      `HEAD /api/uploads/${kept.id}`,
      `PATCH ${5 * MB + 3_000_000} +${MB}`,
    ]);
    expect(sending.posted).toMatchObject({ kind: 'answered', status: 201 });
    expect(await readKept()).toEqual([]);
    expect(held.size).toBe(0);
  });

  it('is not kept where the browser keeps nothing, and the document arrives all the same', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    const sending = startSending(documentOf(9 * MB), { keep });
    await passUntil(() => sending.posted !== null);
    expect(sending.posted).toMatchObject({ kind: 'answered', status: 201 });
    expect(await pass(findKept('request'))).toBeNull();
  });

  it('is not kept on a page that cannot hash', async () => {
    vi.stubGlobal('crypto', {});
    const sending = startSending(documentOf(9 * MB), { keep });
    server.fail(`PATCH ${5 * MB}`, { hang: 0 });
    await passUntil(() => server.requests.some((request) => request.startsWith(`PATCH ${5 * MB}`)));
    expect(await readKept()).toEqual([]);
    expect(sending.last?.confirmedBytes).toBe(5 * MB);
  });

  it('ends with the document when that was changed on this device', async () => {
    const file = documentOf(9 * MB);
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      }),
    );
    const sending = startSending(file, { keep });
    await passUntil(() => sending.posted !== null);
    expect(sending.posted).toEqual({ kind: 'document-gone' });
    expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['POST', 'DELETE']);
  });
});

describe('compareWithKept', () => {
  it('says where another document of the same size differs', async () => {
    const kept = await sendAndReload(documentOf(16 * MB));
    expect(await compare(documentOf(16 * MB, 1), kept)).toEqual({ kind: 'other', differsFrom: 0 });
    const content = new Uint8Array(await documentOf(16 * MB).arrayBuffer());
    content[7 * MB + 5] = 77;
    const other = new File([content], 'x.pdf');
    expect(await compare(other, kept)).toEqual({ kind: 'other', differsFrom: 7 * MB });
  });

  it('sees a difference in the last block, which is shorter', async () => {
    const size = 15 * MB + 300;
    const kept = await sendAndReload(documentOf(size));
    expect(kept.blocks).toHaveLength(16);
    const content = new Uint8Array(await documentOf(size).arrayBuffer());
    expect(await compare(new File([content], 'x.pdf'), kept)).toEqual({ kind: 'same' });
    content[size - 1] = 77;
    expect(await compare(new File([content], 'x.pdf'), kept)).toEqual({
      kind: 'other',
      differsFrom: 15 * MB,
    });
  });

  it('reads nothing of a document of another size, and stops when it is cancelled', async () => {
    expect(await compare(documentOf(100), sample)).toEqual({ kind: 'other', differsFrom: 0 });
    const options = { signal: AbortSignal.abort(), onProgress: () => {} };
    const kept = { ...sample, blocks: ['00'] };
    expect(await compareWithKept(documentOf(16 * MB), kept, options)).toEqual({
      kind: 'cancelled',
    });
  });
});

describe('findKept', () => {
  it('finds nothing for another purpose, nor what another tab is sending', async () => {
    server.uploads.set('u1', { length: 16 * MB, bytes: 2 * MB });
    await writeKept(sample);
    expect(await pass(findKept('other'))).toBeNull();
    held.add('yiqiao-sending-u1');
    expect(await pass(findKept('request'))).toBeNull();
    held.clear();
    expect(await pass(findKept('request'))).toMatchObject({ id: 'u1' });
  });

  it('forgets what has expired without asking, and what the server does not know', async () => {
    await writeKept({ ...sample, begunAt: sample.begunAt - 24 * 3_600_000 });
    expect(await pass(findKept('request'))).toBeNull();
    expect(server.requests).toEqual([]);
    expect(await readKept()).toEqual([]);
    await writeKept(sample);
    expect(await pass(findKept('request'))).toBeNull();
    expect(server.requests).toEqual(['HEAD /api/uploads/u1', 'DELETE /api/uploads/u1']);
    expect(await readKept()).toEqual([]);
  });

  it('is what was known last while the server is not reached', async () => {
    await writeKept(sample);
    server.isDown = true;
    expect(await pass(findKept('request'))).toEqual(sample);
  });
});

describe('forgetKept', () => {
  it('deletes it at the server and on this device', async () => {
    server.uploads.set('u1', { length: 16 * MB, bytes: 2 * MB });
    await writeKept(sample);
    await forgetKept(sample);
    expect(server.uploads.size).toBe(0);
    expect(await readKept()).toEqual([]);
  });
});
