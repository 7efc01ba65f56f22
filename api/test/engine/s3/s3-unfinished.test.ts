import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { createFindingsThread } from '@yiqiao/engines/s3/findings/findings-thread';
import { createPartMemory, type PartMemory } from '@yiqiao/engines/s3/incoming/part-memory';
import { sweepUnfinished } from '@yiqiao/engines/s3/unfinished/sweep-unfinished';
import { createUnfinishedObjects } from '@yiqiao/engines/s3/unfinished/unfinished-objects';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { describePieces } from './describe-pieces.ts';
import { type FakeStore, startFakeStore } from './fake-store.ts';
import { conclude, openBucket, resume, take, takeUntil } from './piece-tools.ts';
import { hasty, makeDocument, mebibyte, openStore, readBack } from './store-tools.ts';

const hourMs = 3_600_000;

describePieces('an S3 store in memory', {
  makeSettings: async () => (await startFakeStore()).settings,
});

/** A document of which everything has arrived. */
async function arrive(fake: FakeStore, megabytes: number, since = Date.now()) {
  const store = await openStore(fake.settings);
  const document = makeDocument(megabytes);
  await store.beginUnfinished(document.key, since);
  await takeUntil(store, document, document.bytes.length);
  return { store, document };
}

describe('an unfinished document in an S3 store', () => {
  it.each([1, 9])('of %i MB is committed when its answers were lost', async (megabytes) => {
    const fake = await startFakeStore();
    const { store, document } = await arrive(fake, megabytes);
    const whole = await resume(store, document.key);
    const isLast = megabytes === 1 ? 'PUT' : 'POST';
    fake.mishap = ({ method, name, query }) =>
      name.startsWith('documents/') &&
      (method === 'HEAD' || (method === isLast && !query.has('partNumber')))
        ? { kind: 'lose-answer' }
        : undefined;
    await expect(whole.commit()).rejects.toThrow(EngineAway);
    expect(fake.bucket.objects.has(`documents/${document.key}`)).toBe(true);
    fake.mishap = () => undefined;
    expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
  });

  it.each([1, 9])(
    'of %i MB is whole when the process died behind its commit',
    async (megabytes) => {
      const fake = await startFakeStore();
      const store = await openStore(fake.settings);
      const document = makeDocument(megabytes);
      await store.beginUnfinished(document.key, Date.now());
      const whole = await resume(store, document.key);
      await take(whole, document.bytes);
      fake.mishap = ({ method, name, headers }) =>
        method === 'PUT' &&
        headers['x-amz-meta-committed'] === 'true' &&
        name.startsWith('unfinished/')
          ? { kind: 'drop' }
          : undefined;
      await expect(whole.commit()).rejects.toThrow(EngineAway);
      fake.mishap = () => undefined;
      expect(await store.readOffset(document.key)).toBe(document.bytes.length);
      expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
    },
  );

  it('stays as its mark says when the new mark cannot be written', async () => {
    const fake = await startFakeStore();
    const { store, document } = await arrive(fake, 1);
    const more = await resume(store, document.key);
    await take(more, Buffer.alloc(100));
    fake.mishap = ({ method }) => (method === 'PUT' ? { kind: 'drop' } : undefined);
    await expect(more.pause()).rejects.toThrow(EngineAway);
    await expect(more.pause()).rejects.toThrow('let go');
    fake.mishap = () => undefined;
    expect(await store.readOffset(document.key)).toBe(document.bytes.length);
  });

  it('is read again only if another process took some of it, or for its words', async () => {
    const fake = await startFakeStore();
    const countReads = () => fake.count('GET', ({ headers }) => headers.range !== undefined);
    const { store, document } = await arrive(fake, 9);
    const tails = countReads();
    expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
    expect(countReads() - tails).toBe(1);
    const { document: split } = await arrive(fake, 9);
    const before = countReads();
    const whole = await resume(store, split.key);
    await whole.commit();
    expect((await whole.readFindings(false)).sha256).toBe(split.facts.fileSha256);
    expect(countReads() - before).toBe(2);
    expect((await whole.readFindings(true)).spacedWords).not.toBeNull();
    expect(countReads() - before).toBe(3);
  });

  it('keeps its hash from piece to piece until another process goes on', async () => {
    const fake = await startFakeStore();
    const [one, other] = [await openStore(fake.settings), await openStore(fake.settings)];
    for (const last of [one, other]) {
      const document = makeDocument(30);
      await one.beginUnfinished(document.key, Date.now());
      for (const megabytes of [5, 9, 16, 17]) await takeUntil(one, document, megabytes * mebibyte);
      await takeUntil(last, document, 26 * mebibyte);
      await takeUntil(one, document, 30 * mebibyte);
      expect(await conclude(one, document.key)).toBe(document.facts.fileSha256);
    }
  });

  it('asks nothing of the store to be let go of with nothing new', async () => {
    const fake = await startFakeStore();
    const { store, document } = await arrive(fake, 1);
    const resumed = await resume(store, document.key);
    const before = fake.seen.length;
    expect(await resumed.pause()).toBe(document.bytes.length);
    expect(fake.seen.length).toBe(before);
  });

  it('asks for as many pages of parts as there are', async () => {
    const fake = await startFakeStore();
    fake.bucket.pageSize = 1;
    const { store, document } = await arrive(fake, 25);
    expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
  });

  it('cannot be finished when somebody has aborted its upload', async () => {
    const fake = await startFakeStore();
    const { store, document } = await arrive(fake, 9);
    fake.bucket.uploads.clear();
    await expect((await resume(store, document.key)).commit()).rejects.toThrow(
      'no longer knows the upload',
    );
    await (await resume(store, document.key)).discard();
    expect(fake.bucket.objects.size).toBe(0);
  });

  it('leaves no upload when it cannot be begun', async () => {
    const fake = await startFakeStore();
    const store = await openStore(fake.settings);
    const { key } = makeDocument(0);
    fake.mishap = ({ method }) => (method === 'PUT' ? { kind: 'drop' } : undefined);
    await expect(store.beginUnfinished(key, Date.now())).rejects.toThrow(EngineAway);
    fake.mishap = () => undefined;
    expect(fake.bucket.uploads.size).toBe(0);
  });

  it('is counted with few requests, however many there are', async () => {
    const fake = await startFakeStore();
    const { store } = await arrive(fake, 1);
    const meta = { 'x-amz-meta-since': '0', 'x-amz-meta-offset': String(mebibyte) };
    for (let number = 0; number < 150; number += 1)
      fake.bucket.put(`unfinished/${makeDocument(0).key}`, Buffer.of(), meta);
    const before = fake.count('HEAD');
    expect(await store.countUnfinished()).toEqual({ documents: 151, bytes: 151 * mebibyte });
    expect(await store.countUnfinished()).toEqual({ documents: 151, bytes: 151 * mebibyte });
    expect(fake.count('HEAD') - before).toBe(100);
  });
});

describe('housekeeping of an S3 store', () => {
  it('removes what nobody finished in its time, and never what is recorded', async () => {
    const fake = await startFakeStore();
    fake.bucket.pageSize = 2;
    const old = Date.now() - 25 * hourMs;
    const { document: half } = await arrive(fake, 9, old);
    const { document: recorded, store } = await arrive(fake, 1, old);
    const { document: unrecorded } = await arrive(fake, 1, old);
    for (const { key } of [recorded, unrecorded]) await (await resume(store, key)).commit();
    const { document: young } = await arrive(fake, 9, old + 2 * hourMs);
    const { client, find } = openBucket(fake.settings);
    const { removed, kept } = await sweepUnfinished(client, async (key) => key === recorded.key);
    expect(removed).toBe(2);
    expect([...kept]).toEqual([`documents/${young.key}`]);
    for (const { key } of [half, unrecorded]) expect(await find(key)).toEqual([]);
    expect(await find(recorded.key)).toEqual([`documents/${recorded.key}`]);
    expect(await conclude(store, young.key)).toBe(young.facts.fileSha256);
  });

  it('leaves an upload alone whose mark is younger, and may be done by several at once', async () => {
    const fake = await startFakeStore();
    fake.clockAheadMs = -14 * 60_000;
    const { document, store } = await arrive(fake, 9);
    fake.clockAheadMs = 0;
    for (const upload of fake.bucket.uploads.values()) upload.begunAt -= 30 * hourMs;
    fake.bucket.uploads.set('left by a crash', {
      ...{ name: 'documents/other', meta: {}, begunAt: 0, parts: new Map() },
    });
    const rounds = [1, 2].map(() => store.startHousekeeping(async () => false));
    await Promise.all(rounds.map((each) => each.stop()));
    expect([...fake.bucket.uploads.values()].map(({ name }) => name)).toEqual([
      `documents/${document.key}`,
    ]);
    expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
  });
});

describe('the memory of unfinished documents', () => {
  const thread = createFindingsThread();
  afterAll(() => thread.close());

  async function open() {
    const fake = await startFakeStore();
    const client = createS3Client(fake.settings, hasty);
    onTestFinished(() => client.close());
    const real = createPartMemory();
    const held = { now: 0, most: 0 };
    const memory: PartMemory = {
      ...real,
      take() {
        held.now += 1;
        held.most = Math.max(held.most, held.now);
        return real.take();
      },
      giveBack(part) {
        held.now -= 1;
        real.giveBack(part);
      },
    };
    const calls = createUnfinishedObjects({ client, thread, memory, headers: {} });
    const begin = async (megabytes: number) => {
      const document = makeDocument(megabytes);
      await calls.beginUnfinished(document.key, Date.now());
      return document;
    };
    const again = async (key: string) => {
      const found = await calls.resume(key);
      if (found === null) throw new Error('It is not there.');
      return found;
    };
    return { fake, held, begin, again };
  }

  it('is given back by whatever lets go of them', async () => {
    const { fake, held, begin, again } = await open();
    const { key, bytes } = await begin(20);
    const steps = ['pause', 'rollBack', 'pause', 'commit', 'discard'] as const;
    for (const step of steps) {
      const document = await again(key);
      if (step !== 'discard') await take(document, bytes.subarray(0, 9 * mebibyte));
      await document[step]();
      expect(held.now, step).toBe(0);
    }
    const other = await begin(9);
    const failing = await again(other.key);
    fake.mishap = ({ query }) => (query.has('partNumber') ? { kind: 'drop' } : undefined);
    await take(failing, other.bytes).catch(() => {});
    await expect(failing.pause()).rejects.toThrow(EngineAway);
    expect(held.now).toBe(0);
  });

  it('is one part for each of them, and eight on their way for all', async () => {
    const { held, begin, again } = await open();
    const all = await Promise.all(Array.from({ length: 10 }, () => begin(17)));
    await Promise.all(
      all.map(async ({ key, bytes }) => {
        const document = await again(key);
        await take(document, bytes);
        await document.pause();
        expect(document.offset).toBe(bytes.length);
      }),
    );
    expect(held.now).toBe(0);
    expect(held.most).toBeLessThanOrEqual(18);
  });
});
