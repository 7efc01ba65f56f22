import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodeLegacy } from '../../../scripts/encode-legacy.ts';
import { makeWord, makeWordParagraph } from '../../../scripts/make-archive-documents.ts';
import { analyzeBytes } from '../../../test/analyze-bytes.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';
import { findAll, patchBytes, zipSignatures } from '../../../test/zip-bytes.ts';

const { localHeader, directoryEntry, end } = zipSignatures;
const word = makeWord(makeWordParagraph('three words here'));
const read = async (bytes: Uint8Array, limits = {}) => (await measureBytes(bytes, limits)).report;
const zip = (files: Record<string, string | Uint8Array>, level: 0 | 6 = 6) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
    { level },
  );

/** An archive whose names have no flag of UTF-8, in an older encoding of as many bytes. */
function withNames(archive: Uint8Array, names: readonly Uint8Array[]): Uint8Array {
  const patched = archive.slice();
  names.forEach((name, index) => {
    const local = findAll(archive, localHeader)[index] ?? 0;
    const entry = findAll(archive, directoryEntry)[index] ?? 0;
    patched.set(name, local + 30);
    patched.set([0, 0], local + 6);
    patched.set(name, entry + 46);
    patched.set([0, 0], entry + 8);
  });
  return patched;
}

describe('readArchive', () => {
  it.each([0, 6] as const)('is the sum of its documents, listed (level %i)', async (level) => {
    const files = {
      'offer/letter.docx': word,
      'offer/': '',
      '说明.txt': '你好，世界',
      'page.html': '<p title="a hint">one two three',
    };
    const report = await read(zip(files, level));
    expect(report).toMatchObject({
      format: 'zip',
      exactness: 'exact',
      counts: { words: 11, asianCharacters: 5 },
      documentCount: 3,
    });
    expect(report.documents).toEqual([
      { name: 'offer/letter.docx', format: 'docx', words: 3 },
      { name: '说明.txt', format: 'text', words: 5 },
      { name: 'page.html', format: 'html', words: 3, outside: { descriptions: 2 } },
    ]);
    expect(report.outside.descriptions?.words).toBe(2);
  });

  it('passes over what systems put beside the documents', async () => {
    const report = await read(
      zip({
        '__MACOSX/._a.txt': 'no',
        '._b.txt': 'no',
        'c/.DS_Store': 'no',
        'Thumbs.db': 'no',
        'c/desktop.ini': 'no',
        'c/a.txt': 'yes',
      }),
    );
    expect(report).toMatchObject({ exactness: 'exact', counts: { words: 1 }, documentCount: 1 });
  });

  it('names first what was not counted in whole, and opens no archive within', async () => {
    const protectedOne = patchBytes(zip({ a: 'x' }), directoryEntry, 8, [1, 0]);
    const report = await read(
      zip({
        'a.txt': 'one two',
        'inner.zip': zip({ 'b.txt': 'not counted' }),
        'logo.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
        'pack.zip': protectedOne,
        'broken.json': '{"a": "not counted", ',
      }),
    );
    expect(report).toMatchObject({ exactness: 'partial', limit: 'documents', documentCount: 5 });
    expect(report.counts.words).toBe(2);
    expect(report.documents?.map(({ name, limit }) => [name, limit])).toEqual([
      ['inner.zip', 'archive'],
      ['logo.png', 'image'],
      ['pack.zip', 'archive'],
      ['broken.json', 'damaged'],
      ['a.txt', undefined],
    ]);
  });

  it('says which documents are locked, and that all are', async () => {
    const archive = zip({ 'a.txt': 'one', 'b.txt': 'two words' });
    const [first = 0] = findAll(archive, directoryEntry);
    const one = archive.slice();
    one.set([1, 0], first + 8);
    expect(await read(one)).toMatchObject({
      exactness: 'partial',
      counts: { words: 2 },
      documents: [{ name: 'a.txt', limit: 'encrypted' }, { name: 'b.txt' }],
    });
    const all = patchBytes(archive, directoryEntry, 8, [1, 0]);
    expect(await read(all)).toMatchObject({ exactness: 'uncountable', limit: 'encrypted' });
  });

  it('is an archive, and no scan or picture, where nothing could be counted', async () => {
    for (const nothing of [{ 'a/': '' }, {}]) {
      expect(await read(zip(nothing))).toMatchObject({ limit: 'archive', documentCount: 0 });
    }
    expect(await read(zip({ 'a.zip': zip({ b: 'c' }) }))).toMatchObject({ limit: 'archive' });
  });

  it.each([
    ['gb18030', ['合同.txt', '报价单.txt']],
    ['big5', ['合約書的.txt', '報價單是.txt']],
    ['shift_jis', ['これは文書です.txt', 'ひらがなの.txt']],
  ] as const)('reads names in %s', async (encoding, names) => {
    const encoded = names.map((name) => encodeLegacy(name, encoding));
    const files = encoded.map(
      (bytes, index) => ['ab'.charAt(index).repeat(bytes.length), 'x'] as const,
    );
    const report = await read(withNames(zip(Object.fromEntries(files)), encoded));
    expect(report.documents?.map(({ name }) => name)).toEqual(names);
  });

  it('shows names as one line of bounded length', async () => {
    const name = `${'long/'.repeat(100)}\u202egnp.\nexe`;
    const [document] = (await read(zip({ [name]: 'x' }))).documents ?? [];
    expect(document?.name).toHaveLength(200);
    expect(document?.name).toMatch(/^….*gnp\. exe$/);
  });

  it('lists fifty of many, and counts all', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`${index}.txt`, 'word']),
    );
    const report = await read(zip(files));
    expect(report).toMatchObject({ counts: { words: 300 }, documentCount: 300 });
    expect(report.documents).toHaveLength(50);
  });

  it('tells an analysis the texts of counted documents only', async () => {
    const { analysis } = await analyzeBytes(
      zip({ 'a.txt': 'The same.\n', 'b.txt': 'The same.\n', 'c.json': '["no", ' }),
    );
    expect(analysis?.all.words).toBe(4);
    expect(analysis?.repetitions.words).toBe(2);
  });

  it('is no archive of documents when it is the package of a program', async () => {
    for (const part of [
      'META-INF/MANIFEST.MF',
      'Index/Document.iwa',
      'buildVersionHistory.plist',
      'mimetype',
      'uof.xml',
    ]) {
      const report = await read(zip({ [part]: 'x', 'a.txt': 'x' }));
      expect(report).toMatchObject({ format: 'package', limit: 'unknown-format' });
    }
  });
});

describe('readArchive on what a program calls its own', () => {
  const parts = zip({ 'content.json': '{"text": "one two"}' });

  it.each([
    ['plan.sketch', 'package'],
    ['plan.zip', 'zip'],
    ['Plan.ZIP (1)', 'zip'],
    ['计划 v1.2', 'zip'],
    [undefined, 'zip'],
  ])('tells by the name %s that it is a %s', async (name, format) => {
    const { report } = await measureBytes(parts, {}, name);
    expect(report).toMatchObject({ format });
  });
});

describe('readArchive on hostile archives', () => {
  it('lets its documents inflate to no more than one document may, all together', async () => {
    const bomb = zip({ 'a.txt': 'a '.repeat(400_000), 'b.txt': 'b '.repeat(400_000) });
    const report = await read(bomb, { maxInflatedBytes: 1_000_000 });
    expect(report).toMatchObject({ exactness: 'partial', counts: { words: 400_000 } });
    expect(report.documents?.[0]).toMatchObject({ name: 'b.txt', limit: 'too-large' });
  });

  it('counts a bomb within a document against it', async () => {
    const bomb = makeWord(makeWordParagraph('bomb '.repeat(400_000)));
    const report = await read(zip({ 'a.docx': bomb }), { maxInflatedBytes: 1_000_000 });
    expect(report.documents?.[0]).toMatchObject({ format: 'docx', limit: 'too-large' });
  });

  it.each([
    ['more than there is', [0xff, 0xff, 0, 0]],
    ['less than there is', [1, 0, 0, 0]],
    ['more than memory has', [0xff, 0xff, 0xff, 0x7f]],
  ])('believes no size: %s', async (_, size) => {
    const lying = patchBytes(zip({ 'a.txt': 'two words' }), directoryEntry, 24, size);
    const { documents } = await read(lying);
    expect(['damaged', 'too-large']).toContain(documents?.[0]?.limit ?? 'damaged');
  });

  it('says that there is more where the directory breaks off', async () => {
    const archive = zip({ 'a.txt': 'one', 'b.txt': 'two' });
    const second = findAll(archive, directoryEntry)[1] ?? 0;
    const broken = archive.slice();
    broken[second] = 0;
    expect(await read(broken)).toMatchObject({ exactness: 'partial', counts: { words: 1 } });
  });

  it('counts the documents before one that is cut off', async () => {
    const archive = zip({ 'a.txt': 'one', 'b.txt': 'two' });
    const [, at = 0] = findAll(archive, localHeader);
    const broken = archive.slice();
    broken[at] = 0;
    expect((await read(broken)).documents?.[0]).toEqual({ name: 'b.txt', limit: 'damaged' });
    expect((await read(archive.subarray(0, (findAll(archive, end)[0] ?? 0) - 1))).limit).toBe(
      'damaged',
    );
  });

  it('says that it did not read all of more files than a directory may have', async () => {
    const more = Array.from({ length: 65_600 }, (_, index) => [`__MACOSX/${index}`, ''] as const);
    const report = await read(zip({ 'a.txt': 'word', ...Object.fromEntries(more) }, 0));
    expect(report).toMatchObject({ exactness: 'partial', counts: { words: 1 }, documentCount: 1 });
  });
});
