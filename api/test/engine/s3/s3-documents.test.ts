import { randomBytes } from 'node:crypto';
import { abortUnfinished } from '@yiqiao/engines/s3/abort-unfinished';
import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { describe, expect, it } from 'vitest';
import { describeDocuments } from '../conformance/describe-documents.ts';
import { describeUnfinished } from '../conformance/describe-unfinished.ts';
import type { DocumentsUnderTest } from '../conformance/engine-under-test.ts';
import { type Mishap, startFakeStore } from './fake-store.ts';
import {
  hasty,
  isOpen,
  keep,
  makeDocument,
  mebibyte,
  openStore,
  readBack,
  receive,
} from './store-tools.ts';

const inMemory: DocumentsUnderTest = {
  makePlace: async () => JSON.stringify((await startFakeStore()).settings),
  async openEngine(place) {
    const documents = await openStore(JSON.parse(place));
    return { documents, close: async () => documents.close() };
  },
  crash: async (place) => place,
};

describeDocuments('an S3 store in memory', inMemory);
describeUnfinished('an S3 store in memory', inMemory);

describe('openS3DocumentStore', () => {
  it('keeps a large document in parts of 8 MB, each signed, and leaves nothing unfinished', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const document = makeDocument(16.5);
    const { incoming, written } = await receive(store, document);
    expect((await written).sha256).toBe(document.facts.fileSha256);
    expect(await store.open(document.key, document.facts)).toBe('missing');
    await incoming.commit();
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
    const parts = fake.seen.filter(({ query }) => query.has('partNumber'));
    expect(parts.map(({ bytes }) => bytes)).toEqual([8, 8, 0.5].map((size) => size * mebibyte));
    expect(fake.bucket.uploads.size).toBe(0);
    const begun = fake.seen.find(({ query }) => query.has('uploads'));
    expect(begun?.headers['x-amz-server-side-encryption']).toBe('AES256');
  });

  it.each([0, 8, 16])('keeps a document of exactly %s MB', async (size) => {
    const store = await openStore((await startFakeStore()).settings);
    const document = makeDocument(size);
    await keep(store, document);
    const opened = await store.open(document.key, document.facts);
    expect(opened).not.toBeTypeOf('string');
    if (size > 0) expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
  });

  it('takes a bucket that was deleted for a store that is away, not for documents that are gone', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const document = makeDocument(0.1);
    await keep(store, document);
    fake.mishap = () => ({ kind: 'refuse', status: 404, code: 'NoSuchBucket' });
    await expect(store.open(document.key, document.facts)).rejects.toBeInstanceOf(EngineAway);
    expect(() => store.freeBytes()).toThrow(EngineAway);
    await expect(store.remove(document.key)).rejects.toBeInstanceOf(EngineAway);
    fake.mishap = () => undefined;
    await expect.poll(() => store.open(document.key, document.facts)).not.toBeTypeOf('string');
    expect(await store.open(makeDocument(0.1).key, document.facts)).toBe('missing');
  });

  it('sends again what was changed or lost on the way, or came too fast', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const mishaps: Mishap[] = [
      { kind: 'corrupt' },
      { kind: 'drop' },
      { kind: 'refuse', status: 503, code: 'SlowDown' },
      { kind: 'lose-answer' },
    ];
    fake.mishap = ({ query }) => {
      // Two for each of the parts.
      const isDue = query.get('partNumber') === (mishaps.length > 2 ? '1' : '2');
      return isDue ? mishaps.shift() : undefined;
    };
    const document = makeDocument(8.5);
    await keep(store, document);
    expect(mishaps).toEqual([]);
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
  });

  it('knows that a document is kept when the answer to its last step was lost', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    let lost = 0;
    fake.mishap = ({ method, query }) => {
      if (method !== 'POST' || !query.has('uploadId') || lost > 0) return undefined;
      lost += 1;
      return { kind: 'lose-answer' };
    };
    const document = makeDocument(9);
    await keep(store, document);
    expect(lost).toBe(1);
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
  });

  it('refuses a document whose bytes never arrive as they are, and keeps nothing of it', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    for (const size of [1, 9]) {
      fake.mishap = ({ method }) => (method === 'PUT' ? { kind: 'corrupt' } : undefined);
      await expect(keep(store, makeDocument(size))).rejects.toThrow(EngineAway);
      expect([...fake.bucket.objects.keys()]).toEqual([]);
      expect(fake.bucket.uploads.size).toBe(0);
    }
  });

  it('aborts what is discarded on the way', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const { incoming, written } = await receive(store, makeDocument(9));
    await written;
    await expect.poll(() => fake.bucket.uploads.size).toBe(1);
    await incoming.discard();
    expect(fake.bucket.uploads.size).toBe(0);
    await expect(incoming.commit()).rejects.toThrow();
    expect([...fake.bucket.objects.keys()]).toEqual([]);
  });

  it('says that it is away, and recovers without a restart', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const kept = makeDocument(1);
    await keep(store, kept);
    await fake.stop();
    await expect(keep(store, makeDocument(1))).rejects.toThrow(EngineAway);
    await expect(store.open(kept.key, kept.facts)).rejects.toThrow(EngineAway);
    expect(() => store.freeBytes()).toThrow(EngineAway);
    expect(await store.canWrite()).toBe(false);
    await fake.start();
    await expect.poll(() => isOpen(store)).toBe(true);
    expect(await store.canWrite()).toBe(true);
    expect((await readBack(store, kept)).equals(kept.bytes)).toBe(true);
  });

  it('tells a full store from one that is away', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    fake.mishap = ({ method }) =>
      method === 'PUT' ? { kind: 'refuse', status: 403, code: 'QuotaExceeded' } : undefined;
    await expect(keep(store, makeDocument(1))).rejects.toMatchObject({ code: 'EDQUOT' });
    expect(store.freeBytes()).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('reading from an S3 store', () => {
  it('goes on where a connection broke, and gives up when every one does', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const document = makeDocument(3);
    await keep(store, document);
    let breaks = 0;
    fake.mishap = ({ method }) => {
      if (method !== 'GET' || breaks >= 5) return undefined;
      breaks += 1;
      return { kind: 'break', after: 400_000 };
    };
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
    expect(breaks).toBe(5);
    fake.mishap = ({ method }) => (method === 'GET' ? { kind: 'break', after: 0 } : undefined);
    await expect(readBack(store, document)).rejects.toThrow(EngineAway);
  });

  it('never gives out the whole of a document whose bytes were replaced', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const document = makeDocument(9);
    await keep(store, document);
    fake.bucket.put(`documents/${document.key}`, randomBytes(document.bytes.length), {});
    await expect(readBack(store, document)).rejects.toThrow('not the one that arrived');
    expect(await store.open(document.key, document.facts)).toBe('changed');
    fake.bucket.put(`documents/${document.key}`, document.bytes, {});
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
  });

  it('ends when the bytes are replaced in the middle', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const document = makeDocument(2);
    await keep(store, document);
    const opened = await store.open(document.key, document.facts);
    if (typeof opened === 'string') throw new Error(opened);
    fake.bucket.put(`documents/${document.key}`, randomBytes(document.bytes.length), {});
    const stream = opened.read({ start: 100, end: 200 });
    await expect(stream.toArray()).rejects.toThrow('412');
    await opened.close();
  });

  it('gives a separate process the pieces that it asks for', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const document = makeDocument(2);
    await keep(store, document);
    const place = await store.locate(document.key);
    if (typeof place === 'string') throw new Error('no file is expected');
    const source = await place.open();
    expect(source?.size).toBe(document.bytes.length);
    const piece = await source?.read(1_000_000, 70_000);
    expect(document.bytes.subarray(1_000_000, 1_070_000).equals(piece ?? Buffer.of())).toBe(true);
    const beyond = await source?.read(document.bytes.length - 3, 70_000);
    expect(beyond).toHaveLength(3);
    await store.remove(document.key);
    expect(await place.open()).toBeNull();
  });
});

describe('abortUnfinished', () => {
  it('aborts what was begun a day ago and no document, in as many pages as there are', async () => {
    const fake = await startFakeStore();
    const client = createS3Client(fake.settings, hasty);
    const store = await openStore(fake.settings);
    fake.bucket.pageSize = 2;
    fake.clockAheadMs = -25 * 3_600_000;
    for (let upload = 0; upload < 5; upload += 1) fake.bucket.begin(`documents/${upload}`, {});
    fake.bucket.begin('something else of the office', {});
    fake.clockAheadMs = 0;
    fake.bucket.begin('documents/under-way', {});
    const kept = makeDocument(9);
    await keep(store, kept);
    expect(await abortUnfinished(client)).toBe(5);
    const left = [...fake.bucket.uploads.values()].map(({ name }) => name);
    expect(left.sort()).toEqual(['documents/under-way', 'something else of the office']);
    expect((await readBack(store, kept)).equals(kept.bytes)).toBe(true);
    client.close();
  });
});
