import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { DocumentStore, UnfinishedDocument } from '@yiqiao/ports/document-store';
import { describe, expect, it } from 'vitest';
import { type DocumentsUnderTest, openForTest } from './engine-under-test.ts';

const text = Buffer.from('The contract of sale. 买卖合同。\n'.repeat(9000));
const { length } = text;

function factsOf(bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileSize: bytes.length, fileSha256: sha256 };
}

async function begin(documents: DocumentStore): Promise<string> {
  const key = randomUUID();
  await documents.beginUnfinished(key, Date.now());
  return key;
}

async function resume(documents: DocumentStore, key: string): Promise<UnfinishedDocument> {
  const document = await documents.resume(key);
  if (document === null) throw new Error('It is not there.');
  return document;
}

/** Takes the document as far as here, and lets go of it. */
async function takeUntil(documents: DocumentStore, key: string, end: number): Promise<number> {
  const document = await resume(documents, key);
  await pipeline([text.subarray(document.offset, end)], document.open());
  return document.pause();
}

async function takeAll(documents: DocumentStore, key: string): Promise<UnfinishedDocument> {
  await takeUntil(documents, key, length);
  const document = await resume(documents, key);
  await document.commit();
  return document;
}

async function readBack(documents: DocumentStore, key: string): Promise<Buffer | string> {
  const opened = await documents.open(key, factsOf(text));
  if (typeof opened === 'string') return opened;
  const bytes = await buffer(opened.read({ start: 0, end: length - 1 }));
  await opened.close();
  return bytes;
}

async function expectWhole(documents: DocumentStore, key: string): Promise<void> {
  const bytes = await readBack(documents, key);
  expect(typeof bytes !== 'string' && bytes.equals(text)).toBe(true);
}

/** Documents that arrive in pieces. */
export function describeUnfinished(name: string, under: DocumentsUnderTest): void {
  const open = async () => openForTest(under, await under.makePlace());

  describe(`unfinished documents of ${name}`, () => {
    it('goes on behind what it has, and gives back all of it', async () => {
      const { documents } = await open();
      const key = await begin(documents);
      for (const end of [0, 1, 2, 70_000, length - 1, length]) {
        expect(await takeUntil(documents, key, end)).toBe(end);
        expect(await documents.readOffset(key)).toBe(end);
        const document = await resume(documents, key);
        expect([document.offset, document.isCommitted]).toEqual([end, false]);
        await document.rollBack();
        expect(await readBack(documents, key)).toBe('missing');
      }
      const document = await resume(documents, key);
      await document.commit();
      const { fileSha256: sha256 } = factsOf(text);
      expect(await document.readFindings(false)).toEqual({ sha256, spacedWords: null });
      await document.settle();
      await expectWhole(documents, key);
    });

    it('takes, in one go, what comes before it is committed', async () => {
      const { documents } = await open();
      const key = await begin(documents);
      await takeUntil(documents, key, 1000);
      const document = await resume(documents, key);
      await pipeline([text.subarray(1000)], document.open());
      await document.commit();
      expect(document.offset).toBe(length);
      expect((await document.readFindings(true)).spacedWords).toBe(5 * 9000);
      await document.settle();
      await expectWhole(documents, key);
    });

    it('keeps what had come when the line was cut', async () => {
      const { documents } = await open();
      const key = await begin(documents);
      const document = await resume(documents, key);
      const stream = document.open();
      await new Promise((resolve) => stream.write(text.subarray(0, 5000), resolve));
      stream.destroy();
      expect(await document.pause()).toBe(5000);
      const committed = await takeAll(documents, key);
      await committed.settle();
      await expectWhole(documents, key);
    });

    it('forgets what was rolled back, and takes other bytes in its place', async () => {
      const { documents } = await open();
      const key = await begin(documents);
      await takeUntil(documents, key, 3000);
      const document = await resume(documents, key);
      await pipeline([randomBytes(50_000)], document.open());
      await document.rollBack();
      expect(await documents.readOffset(key)).toBe(3000);
      const committed = await takeAll(documents, key);
      await committed.settle();
      await expectWhole(documents, key);
    });

    it('has what was acknowledged after a crash, committed or not', async () => {
      const place = await under.makePlace();
      const { documents } = await openForTest(under, place);
      const key = await begin(documents);
      await takeUntil(documents, key, 100_000);
      const second = await openForTest(under, await under.crash(place));
      expect(await second.documents.readOffset(key)).toBe(100_000);
      await takeAll(second.documents, key);
    });

    it('stays unfinished when it is committed, until it is settled', async () => {
      const { documents } = await open();
      const key = await begin(documents);
      await takeAll(documents, key);
      const again = await resume(documents, key);
      expect([again.offset, again.isCommitted]).toEqual([length, true]);
      expect(await documents.readOffset(key)).toBe(length);
      expect(() => again.open()).toThrow();
      await again.commit();
      expect(await again.readFindings(true)).toEqual({
        sha256: factsOf(text).fileSha256,
        spacedWords: 5 * 9000,
      });
      await again.settle();
      expect(await documents.resume(key)).toBeNull();
      expect(await documents.readOffset(key)).toBeNull();
      await expectWhole(documents, key);
    });

    it('can be empty', async () => {
      const { documents } = await open();
      const key = await begin(documents);
      const document = await resume(documents, key);
      await document.commit();
      const { fileSha256: sha256 } = factsOf(Buffer.of());
      expect(await document.readFindings(true)).toEqual({ sha256, spacedWords: 0 });
      await document.settle();
      const opened = await documents.open(key, factsOf(Buffer.of()));
      expect(opened).not.toBeTypeOf('string');
      if (typeof opened !== 'string') await opened.close();
    });

    it.each([0, 40_000, length])('has nothing of one discarded at %i bytes', async (end) => {
      const { documents } = await open();
      const key = await begin(documents);
      await takeUntil(documents, key, end);
      const document = await resume(documents, key);
      if (end === length) await document.commit();
      await document.discard();
      expect(await documents.resume(key)).toBeNull();
      expect(await documents.readOffset(key)).toBeNull();
      expect(await readBack(documents, key)).toBe('missing');
    });

    it('does not know what was never begun, nor what is no key', async () => {
      const { documents } = await open();
      for (const key of [randomUUID(), '', '.', '../quotes.json', '__proto__', '%2e%2e']) {
        expect(await documents.resume(key), key).toBeNull();
        expect(await documents.readOffset(key), key).toBeNull();
      }
    });

    it('counts those that are unfinished, and their bytes', async () => {
      const { documents } = await open();
      const before = await documents.countUnfinished();
      const count = async () => {
        const { documents: number, bytes } = await documents.countUnfinished();
        return [number - before.documents, bytes - before.bytes];
      };
      const key = await begin(documents);
      expect(await count()).toEqual([1, 0]);
      const other = await begin(documents);
      await takeUntil(documents, key, 5000);
      expect(await count()).toEqual([2, 5000]);
      await (await resume(documents, other)).discard();
      const committed = await takeAll(documents, key);
      expect(await count()).toEqual([1, length]);
      await committed.settle();
      expect(await count()).toEqual([0, 0]);
    });
  });
}
