import { describe, expect, it } from 'vitest';
import {
  makeArchive,
  makeOfficeFrame,
  makeOpenDocument,
  makeWord,
  makeWordParagraph,
  makeWordPart,
} from '../scripts/make-archive-documents.ts';
import { measureDocument } from '../src/measure-document.ts';
import { standardLimits } from '../src/measure-limits.ts';
import { readCharacterMap } from '../src/node/read-character-map.ts';
import { measureBytes } from './measure-bytes.ts';
import { findAll, patchBytes, zipSignatures } from './zip-bytes.ts';

const word = makeWord(makeWordParagraph('two words').repeat(100));
const { localHeader, directoryEntry, end } = zipSignatures;

describe('measureDocument on hostile archives', () => {
  it('stops at what the parts may inflate to', async () => {
    const bomb = makeWord(makeWordParagraph('bomb '.repeat(1_000_000)));
    const { report } = await measureBytes(bomb, { maxInflatedBytes: 1_000_000 });
    expect(report).toMatchObject({ format: 'docx', exactness: 'uncountable', limit: 'too-large' });
  });

  it('counts all parts together against that limit', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `word/header${index}.xml`,
        makeWordPart('hdr', makeWordParagraph('bomb '.repeat(20_000))),
      ]),
    );
    const links = Object.keys(parts).map((name, index) => ({
      id: `rId${index}`,
      kind: 'header',
      target: `/${name}`,
    }));
    const bomb = makeWord(makeWordParagraph('word'), parts, links);
    const { report } = await measureBytes(bomb, { maxInflatedBytes: 1_000_000 });
    expect(report.limit).toBe('too-large');
  });

  it.each([10, 100, word.length >> 1, word.length - 30])(
    'names an archive cut at %i bytes damaged',
    async (length) => {
      const { report } = await measureBytes(word.subarray(0, length));
      expect(report).toMatchObject({ format: 'zip', limit: 'damaged' });
    },
  );

  it('finds flipped bits by the checksum', async () => {
    const flipped = patchBytes(word, directoryEntry, 16, [1, 2, 3, 4]);
    expect((await measureBytes(flipped)).report.limit).toBe('damaged');
  });

  it('names an archive with encrypted files encrypted', async () => {
    const encrypted = patchBytes(word, directoryEntry, 8, [1, 0]);
    expect((await measureBytes(encrypted)).report.limit).toBe('encrypted');
  });

  it('refuses files that share bytes', async () => {
    const parts = { 'word/a.bin': 'same bytes', 'word/b.bin': 'same bytes' };
    const archive = makeWord(makeWordParagraph('word'), parts);
    const view = new DataView(archive.buffer);
    const [second = 0, first = 0] = findAll(archive, directoryEntry).reverse();
    view.setUint32(second + 42, view.getUint32(first + 42, true), true);
    expect((await measureBytes(archive)).report.limit).toBe('damaged');
  });

  it('refuses sizes that reach beyond the archive', async () => {
    const lying = patchBytes(word, directoryEntry, 20, [0xff, 0xff, 0xff, 0x7f]);
    expect((await measureBytes(lying)).report.limit).toBe('damaged');
  });

  it('refuses a directory that lies outside the archive', async () => {
    const lying = patchBytes(word, end, 12, [0xf0, 0xff, 0xff, 0xff]);
    expect((await measureBytes(lying)).report.limit).toBe('damaged');
  });

  it('refuses a zip64 record that is not there', async () => {
    const at = word.length - 22;
    const locator = new Uint8Array(20);
    locator.set([0x50, 0x4b, 6, 7]);
    locator.fill(0x7f, 8, 16);
    const lying = Uint8Array.from([...word.subarray(0, at), ...locator, ...word.subarray(at)]);
    expect((await measureBytes(lying)).report.limit).toBe('damaged');
  });

  it('does not follow a local header to other content', async () => {
    const lying = patchBytes(word, localHeader, 26, [0xff, 0xff]);
    expect((await measureBytes(lying)).report.limit).toBe('damaged');
  });

  it('answers at once for a directory of a million entries', async () => {
    const entry = new Uint8Array(47);
    entry.set([0x50, 0x4b, 1, 2]);
    entry[28] = 1;
    const size = entry.length * 1_000_000;
    const archive = new Uint8Array(4 + size + 22);
    archive.set([0x50, 0x4b, 3, 4]);
    for (let at = 4; at < 4 + size; at += entry.length) archive.set(entry, at);
    const view = new DataView(archive.buffer);
    view.setUint32(4 + size, 0x06054b50, true);
    view.setUint32(4 + size + 12, size, true);
    view.setUint32(4 + size + 16, 4, true);
    expect((await measureBytes(archive)).report.exactness).toBe('uncountable');
  });

  it('counts the document beside a file that climbs out of the archive', async () => {
    const climbing = makeWord(makeWordParagraph('two words'), { '../../evil.txt': 'evil' });
    expect((await measureBytes(climbing)).report.counts.words).toBe(2);
  });

  it('reads no external entity', async () => {
    const document = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&e;</w:t></w:r></w:p></w:body></w:document>`;
    const frame = makeOfficeFrame('word/document.xml', 'wordprocessingml.document');
    const archive = makeArchive({ ...frame, 'word/document.xml': document });
    const { report } = await measureBytes(archive);
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'damaged' });
  });

  it('names an encrypted OpenDocument encrypted', async () => {
    const archive = makeArchive({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': '\u0001\u0002',
      'META-INF/manifest.xml': '<manifest:manifest><manifest:encryption-data/></manifest:manifest>',
    });
    expect((await measureBytes(archive)).report).toMatchObject({
      format: 'odt',
      limit: 'encrypted',
    });
  });

  it('refuses a cell that is repeated a thousand million times', async () => {
    const cell =
      '<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="1000"><text:p>bomb</text:p></table:table-cell></table:table-row>';
    const sheet = makeOpenDocument('spreadsheet', `<table:table>${cell}</table:table>`);
    expect((await measureBytes(sheet)).report).toMatchObject({ format: 'ods', limit: 'too-large' });
  });

  it('reads only the parts with text of a large archive', async () => {
    const picture = 'p'.repeat(1_000_000);
    const archive = makeWord(makeWordParagraph('two words'), { 'word/media/image.bin': picture });
    const { report } = await measureBytes(archive, { maxInflatedBytes: 10_000 });
    expect(report.counts.words).toBe(2);
  });
});

describe('measureDocument under limits', () => {
  const source = {
    size: word.length,
    read: async (from: number, length: number) => word.subarray(from, from + length),
  };

  it('answers "too-slow" when the time is over', async () => {
    const limits = { ...standardLimits, maxMs: -1 };
    const { report } = await measureDocument(source, limits, readCharacterMap);
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'too-slow' });
  });

  it('rejects with the reason of an abort', async () => {
    const signal = AbortSignal.abort(new Error('replaced'));
    const work = measureDocument(source, { ...standardLimits, signal }, readCharacterMap);
    await expect(work).rejects.toThrow('replaced');
  });
});
