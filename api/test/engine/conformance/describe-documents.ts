import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { DocumentStore, OpenDocument } from '@yiqiao/ports/document-store';
import { describe, expect, it } from 'vitest';
import { type DocumentsUnderTest, openForTest } from './engine-under-test.ts';

const text = Buffer.from('The contract of sale. 买卖合同。\n'.repeat(9000));

function factsOf(bytes: Buffer) {
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileSize: bytes.length, fileSha256 };
}

/** Writes a document piece by piece, as it would arrive. */
async function write(documents: DocumentStore, bytes: Buffer, key: string = randomUUID()) {
  const incoming = await documents.begin(key);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 60_000) }, (_, index) =>
    bytes.subarray(index * 60_000, (index + 1) * 60_000),
  );
  await pipeline(pieces, incoming.open(true));
  return incoming;
}

async function keep(documents: DocumentStore, bytes: Buffer): Promise<string> {
  const key = randomUUID();
  await (await write(documents, bytes, key)).commit();
  return key;
}

async function readWhole(documents: DocumentStore, key: string): Promise<Buffer> {
  const opened = await documents.open(key, factsOf(text));
  if (typeof opened === 'string') throw new Error(opened);
  return readAndClose(opened, { start: 0, end: text.length - 1 });
}

async function readAndClose(
  document: OpenDocument,
  range: { start: number; end: number },
): Promise<Buffer> {
  const bytes = await buffer(document.read(range));
  await document.close();
  return bytes;
}

export function describeDocuments(name: string, under: DocumentsUnderTest): void {
  const open = async () => openForTest(under, await under.makePlace());

  describe(`documents of ${name}`, () => {
    it('reads a document while it arrives: its hash, and the words of plain text', async () => {
      const { documents } = await open();
      const incoming = await write(documents, text);
      expect(await incoming.readFindings()).toEqual({
        sha256: factsOf(text).fileSha256,
        spacedWords: 5 * 9000,
      });
      await incoming.discard();
    });

    it('gives back what was committed, whole and in part', async () => {
      const { documents } = await open();
      const key = await keep(documents, text);
      expect((await readWhole(documents, key)).equals(text)).toBe(true);
      const opened = await documents.open(key, factsOf(text));
      if (typeof opened === 'string') throw new Error(opened);
      const part = await readAndClose(opened, { start: 70_000, end: 70_099 });
      expect(part.equals(text.subarray(70_000, 70_100))).toBe(true);
    });

    it('has nothing of a document that was discarded, committed or not', async () => {
      const { documents } = await open();
      const key = randomUUID();
      const incoming = await write(documents, text, key);
      await incoming.readFindings();
      expect(await documents.open(key, factsOf(text))).toBe('missing');
      await incoming.commit();
      await incoming.discard();
      expect(await documents.open(key, factsOf(text))).toBe('missing');
      await (await write(documents, text)).discard();
    });

    it('says so when the bytes are not those that arrived', async () => {
      const { documents } = await open();
      const key = await keep(documents, text);
      const longer = { ...factsOf(text), fileSize: text.length + 1 };
      expect(await documents.open(key, longer)).toBe('changed');
      const other = { ...factsOf(text), fileSha256: 'f'.repeat(64) };
      expect(await documents.open(key, other)).toBe('changed');
      expect((await readWhole(documents, key)).equals(text)).toBe(true);
    });

    it('has nothing under what is no key, and removes nothing there', async () => {
      const { documents } = await open();
      const kept = await keep(documents, text);
      for (const key of ['', '.', '../quotes.json', 'README.md', '__proto__', '%2e%2e']) {
        expect(await documents.open(key, factsOf(text)), key).toBe('missing');
        await documents.remove(key);
      }
      expect((await readWhole(documents, kept)).equals(text)).toBe(true);
    });

    it('removes a document for good, once or twice', async () => {
      const place = await under.makePlace();
      const { documents } = await openForTest(under, place);
      const key = await keep(documents, text);
      await documents.remove(key);
      await documents.remove(key);
      const later = await openForTest(under, await under.crash(place));
      expect(await later.documents.open(key, factsOf(text))).toBe('missing');
    });

    it('has room, and can keep a document', async () => {
      const { documents } = await open();
      expect(documents.freeBytes()).toBeGreaterThan(0);
      expect(await documents.canWrite()).toBe(true);
    });
  });
}
