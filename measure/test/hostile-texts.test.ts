import { describe, expect, it } from 'vitest';
import {
  makeOpenDocument,
  makeWord,
  makeWordParagraph,
} from '../scripts/make-archive-documents.ts';
import { encodeUtf16 } from '../scripts/make-documents.ts';
import { measureBytes } from './measure-bytes.ts';

const depth = 100_000;

function nest(tag: string, content: string): string {
  return `<${tag}>`.repeat(depth) + content + `</${tag}>`.repeat(depth);
}

const deepDocuments = [
  { name: 'docx', bytes: makeWord(nest('w:sdt', makeWordParagraph('two words'))) },
  {
    name: 'odt',
    bytes: makeOpenDocument('text', nest('text:section', '<text:p>two words</text:p>')),
  },
  {
    name: 'odt of notes',
    bytes: makeOpenDocument(
      'text',
      `${nest('text:tracked-changes', '')}<text:p>two words</text:p>`,
    ),
  },
  { name: 'html', bytes: nest('div', 'two words') },
  { name: 'xml', bytes: `<?xml version="1.0"?>${nest('x', 'two words')}` },
  {
    name: 'xliff',
    bytes: `<?xml version="1.0"?><xliff>${nest('group', '<source>two words</source>')}</xliff>`,
  },
  { name: 'json', bytes: `${'['.repeat(depth)}"two words"${']'.repeat(depth)}` },
  { name: 'rtf', bytes: `{\\rtf1 ${'{'.repeat(depth)}two words${'}'.repeat(depth)}}` },
];

describe('measureDocument on hostile texts', () => {
  it.each(deepDocuments)('counts $name nested 100,000 deep', async ({ bytes }) => {
    expect((await measureBytes(bytes)).report.counts.words).toBe(2);
  });

  it('counts lone surrogates as the characters they are', async () => {
    const wide = encodeUtf16('\uFEFFone \ud800 two \udc00', true);
    expect((await measureBytes(wide)).report.counts.words).toBe(4);
    const json = '{"a": "one \\ud800 \\udc00"}';
    expect((await measureBytes(json)).report.counts.words).toBe(3);
  });

  it('names an XML file that was cut off damaged', async () => {
    const { report } = await measureBytes('<?xml version="1.0"?><xliff><source>one two</source>');
    expect(report).toMatchObject({ format: 'xliff', limit: 'damaged' });
  });

  it('names JSON that was cut off, or is none further on, damaged', async () => {
    const values = '"one two", '.repeat(50_000);
    for (const json of [
      `[${values}"three`,
      `[${values}"three"`,
      `[${values}// comment\n"three"]`,
    ]) {
      const { report } = await measureBytes(json);
      expect(report).toMatchObject({ format: 'json', limit: 'damaged' });
    }
    const lines = await measureBytes(`{"a": "one two"}\n`.repeat(1000));
    expect(lines.report).toMatchObject({ exactness: 'exact', counts: { words: 2000 } });
  });

  it('answers for a tag that never ends', async () => {
    const { report } = await measureBytes(`<?xml version="1.0"?><a ${'x'.repeat(20_000_000)}`);
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'damaged' });
  });

  it('answers for a tag with a million attributes', async () => {
    const attributes = Array.from({ length: 1_000_000 }, (_, index) => `a${index}=""`).join(' ');
    const { report } = await measureBytes(`<?xml version="1.0"?><a ${attributes}>word</a>`);
    expect(report.limit).toBe('damaged');
  });

  it('believes the bytes, not a byte order mark that lies', async () => {
    const bytes = encodeUtf16('\uFEFFThis text is in the other order.\n', true);
    bytes.set([0xfe, 0xff]);
    expect((await measureBytes(bytes)).report).toMatchObject({
      encoding: 'utf-16le',
      counts: { words: 7 },
    });
  });

  it('names bytes that are nothing unknown', async () => {
    const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * index * 31) % 251);
    expect((await measureBytes(noise)).report).toMatchObject({
      format: 'unknown',
      exactness: 'uncountable',
      limit: 'unknown-format',
    });
  });

  it('answers for an empty file', async () => {
    expect((await measureBytes('')).report).toMatchObject({ format: 'empty', limit: 'damaged' });
  });

  it.each([
    ['comments', '<!---->'],
    ['processing instructions', '<? >'],
    ['line ends', '\n'],
    ['spaces', ' '],
    ['quotes', '"'],
    ['braces', '{['],
    ['entities', '<a>&#x110000;&#xd800;'],
  ])('answers for nothing but %s', async (_, piece) => {
    const { report } = await measureBytes(`${piece.repeat(300_000)}!`, { maxMs: 60_000 });
    expect(report.limit).not.toBe('too-slow');
  });

  it('lets no control word of RTF skip more than there is', async () => {
    const { report } = await measureBytes('{\\rtf1 one \\bin99999999999 two}');
    expect(report.counts.words).toBe(1);
  });
});
