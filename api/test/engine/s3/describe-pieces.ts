import { randomBytes } from 'node:crypto';
import type { RetryPace } from '@yiqiao/engines/s3/client/s3-client';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { describe, expect, it } from 'vitest';
import { conclude, openBucket, resume, take, takeUntil } from './piece-tools.ts';
import { hasty, makeDocument, mebibyte, openStore, readBack } from './store-tools.ts';

const part = 8 * mebibyte;

interface StoreUnderTest {
  makeSettings(): Promise<S3Settings>;
  readonly pace?: RetryPace;
}

/** What is a matter of parts: where pieces end in them, and two processes at work on the same ones. */
export function describePieces(name: string, { makeSettings, pace = hasty }: StoreUnderTest): void {
  async function begin(megabytes: number) {
    const settings = await makeSettings();
    const open = () => openStore(settings, pace);
    const document = makeDocument(megabytes);
    const store = await open();
    await store.beginUnfinished(document.key, Date.now());
    return { store, open, document, bucket: openBucket(settings) };
  }

  describe(`documents in pieces in ${name}`, () => {
    it.each([
      ['5 MB', 5 * mebibyte],
      ['8 MB', part],
      ['8 MB and a byte', part + 1],
      ['20 MB', 20 * mebibyte],
    ])('arrive in pieces of %s, each at another process', async (_, pieceBytes) => {
      const { open, document, bucket } = await begin(20);
      const { key, bytes, facts } = document;
      for (let end = 0; end < bytes.length; ) {
        end = Math.min(end + pieceBytes, bytes.length);
        expect(await takeUntil(await open(), document, end)).toBe(end);
      }
      expect(await bucket.countParts(key)).toBe(2);
      const store = await open();
      expect(await conclude(store, key)).toBe(facts.fileSha256);
      expect((await readBack(store, document)).equals(bytes)).toBe(true);
      expect(await bucket.find(key)).toEqual([`documents/${key}`]);
    });

    it('arrive byte by byte across the end of a part', async () => {
      const { store, document, bucket } = await begin((part + 3) / mebibyte);
      await takeUntil(store, document, part - 2);
      for (let end = part - 1; end <= part + 3; end += 1) {
        expect(await takeUntil(store, document, end)).toBe(end);
      }
      expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
      expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
      expect(await bucket.find(document.key)).toEqual([`documents/${document.key}`]);
    });

    it.each([8, 16])('end with a part of %i MB', async (megabytes) => {
      const { store, document } = await begin(megabytes);
      await takeUntil(store, document, document.bytes.length);
      expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
      expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
    });

    it('go on from the mark when a process died that had sent parts beyond it', async () => {
      const { store, open, document, bucket } = await begin(20);
      await takeUntil(store, document, 9 * mebibyte);
      const dying = await resume(await open(), document.key);
      await take(dying, randomBytes(19 * mebibyte));
      await expect.poll(() => bucket.countParts(document.key), { timeout: 20_000 }).toBe(3);
      const later = await open();
      expect(await later.readOffset(document.key)).toBe(9 * mebibyte);
      await takeUntil(later, document, document.bytes.length);
      expect(await conclude(later, document.key)).toBe(document.facts.fileSha256);
      expect((await readBack(later, document)).equals(document.bytes)).toBe(true);
    });

    it('forget parts that were rolled back', async () => {
      const { store, document } = await begin(20);
      await takeUntil(store, document, 9 * mebibyte);
      const wrong = await resume(store, document.key);
      await take(wrong, randomBytes(11 * mebibyte));
      await wrong.rollBack();
      await expect(wrong.commit()).rejects.toThrow();
      await takeUntil(store, document, document.bytes.length);
      expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
    });

    it('are committed once, by whichever process', async () => {
      const { store, open, document } = await begin(9);
      const { key, facts } = document;
      await takeUntil(store, document, document.bytes.length);
      const one = await resume(store, key);
      const other = await resume(await open(), key);
      await one.commit();
      await one.commit();
      // It may have asked too late to be told so, but never makes anything else of it.
      await other.commit().catch((error) => expect(error).toBeInstanceOf(EngineAway));
      const again = await resume(await open(), key);
      expect(again.offset).toBe(facts.fileSize);
      await again.commit();
      expect((await again.readFindings(false)).sha256).toBe(facts.fileSha256);
    });

    it('keep what one process was told when another, slower one comes back to them', async () => {
      const { store, open, document } = await begin(20);
      await takeUntil(store, document, 9 * mebibyte);
      const slow = await resume(await open(), document.key);
      await takeUntil(store, document, 20 * mebibyte);
      await take(slow, randomBytes(100_000));
      await expect(slow.pause()).rejects.toThrow(EngineAway);
      expect(await store.readOffset(document.key)).toBe(20 * mebibyte);
      expect(await conclude(store, document.key)).toBe(document.facts.fileSha256);
    });

    it('are refused when a slower process has replaced a part that counts', async () => {
      const { store, open, document, bucket } = await begin(20);
      await takeUntil(store, document, 9 * mebibyte);
      const slow = await resume(await open(), document.key);
      await takeUntil(store, document, 20 * mebibyte);
      await take(slow, randomBytes(8 * mebibyte));
      await slow.pause().catch(() => {});
      const whole = await resume(store, document.key);
      await expect(whole.commit()).rejects.toThrow('not those that arrived');
      expect(await store.open(document.key, document.facts)).toBe('missing');
      await (await resume(store, document.key)).discard();
      expect(await bucket.find(document.key)).toEqual([]);
    });

    it.each([1, 20])('leave nothing when %i MB are discarded, committed or not', async (size) => {
      const { store, document, bucket } = await begin(size);
      await takeUntil(store, document, document.bytes.length);
      const whole = await resume(store, document.key);
      await whole.commit();
      await whole.discard();
      expect(await bucket.find(document.key)).toEqual([]);
      const other = makeDocument(size);
      await store.beginUnfinished(other.key, Date.now());
      const half = await resume(store, other.key);
      await take(half, other.bytes);
      await half.discard();
      expect(await bucket.find(other.key)).toEqual([]);
    });

    it('stay when they are settled and an old request discards them', async () => {
      const { store, document } = await begin(1);
      await takeUntil(store, document, document.bytes.length);
      const old = await resume(store, document.key);
      await conclude(store, document.key);
      await old.discard();
      expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
    });
  });
}
