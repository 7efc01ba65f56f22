import { describe, expect, it } from 'vitest';
import { makeArchive } from '../../../scripts/make-archive-documents.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const map = [
  {
    id: 'not',
    class: 'sheet',
    title: 'Sheet not counted',
    theme: { title: 'not', map: { properties: { 'fo:font-family': 'not' } } },
    rootTopic: {
      id: 'not',
      title: 'one',
      attributedTitle: [{ text: 'one' }],
      structureClass: 'org.xmind.ui.map',
      href: 'https://example.com/not',
      notes: {
        plain: { content: 'a note\nof two lines' },
        realHTML: { content: '<div>a note<br>of two lines</div>' },
        ops: { ops: [{ insert: 'a note' }] },
      },
      comments: [{ author: 'not', content: 'a comment' }],
      labels: ['two', 'three'],
      markers: [{ markerId: 'priority-1' }],
      boundaries: [{ id: 'not', range: '(0,1)', title: 'four' }],
      children: {
        attached: [
          { title: 'five\nfi\\"\u5408\u540c', children: { attached: [{ title: 'six' }, {}] } },
          { id: 'not', title: 'seven', extensions: [{ provider: 'not', content: 'not' }] },
        ],
        detached: [{ title: 'eight' }],
        summary: [{ title: 'nine' }],
        callout: [{ title: 'ten' }],
      },
      summaries: [{ id: 'not', range: '(0,1)', topicId: 'not' }],
    },
    relationships: [{ id: 'not', end1Id: 'not', title: 'eleven' }],
  },
];

const warning = '<xmap-content><sheet><topic><title>Warning</title></topic></sheet></xmap-content>';

const oldMap = `<?xml version="1.0"?><xmap-content xmlns="urn:xmind:xmap:xmlns:content:2.0"><sheet>
<topic id="not"><title>one</title><labels><label>two</label><label>three</label></labels>
<notes><plain>a note</plain><html><xhtml:p>a note</xhtml:p></html></notes>
<boundaries><boundary range="(0,1)"><title>four</title></boundary></boundaries>
<children><topics type="attached"><topic><title>five</title></topic></topics>
<topics type="detached"><topic><title>six</title></topic></topics></children>
<extensions><extension provider="not"><content><right-number>3</right-number></content></extension></extensions>
</topic><title>Sheet not counted</title>
<relationships><relationship><title>seven</title></relationship></relationships></sheet></xmap-content>`;

const read = async (files: Readonly<Record<string, string>>) =>
  (await measureBytes(makeArchive(files))).report;

describe('readXMind', () => {
  it('counts what is seen on a map, and each note once, apart', async () => {
    const report = await read({
      'content.json': JSON.stringify(map),
      'content.xml': warning,
      'metadata.json': '{"creator":{"name":"not"}}',
    });
    expect(report).toMatchObject({
      format: 'xmind',
      exactness: 'exact',
      counts: { otherWords: 12, asianCharacters: 2 },
    });
    expect(report.outside).toEqual({ comments: expect.objectContaining({ words: 7 }) });
  });

  it('counts a map of XMind 8, and its comments, without earlier revisions', async () => {
    const report = await read({
      'content.xml': oldMap,
      'comments.xml':
        '<comments><comment author="not"><content>a comment</content></comment></comments>',
      'Revisions/1/rev-1.xml': oldMap,
      'styles.xml': '<xmap-styles><style name="not"/></xmap-styles>',
    });
    expect(report).toMatchObject({ format: 'xmind', exactness: 'exact', counts: { words: 7 } });
    expect(report.outside).toEqual({ comments: expect.objectContaining({ words: 4 }) });
  });

  it.each([
    {
      'content.xml': 'ciphertext',
      'META-INF/manifest.xml':
        '<manifest xmlns="urn:xmind:xmap:xmlns:manifest:1.0"><file-entry full-path="content.xml"><encryption-data/></file-entry></manifest>',
    },
    {
      'content.json': 'ciphertext',
      'manifest.json': '{"file-entries":{"content.json":{"encryption-data":{}}}}',
    },
  ])('names a map under a password encrypted', async (files) => {
    expect(await read(files)).toMatchObject({ format: 'xmind', limit: 'encrypted' });
  });

  it('leaves other archives with files of these names what they are', async () => {
    const files = { 'content.json': '{"text": "one two"}', 'content.xml': '<a>three</a>' };
    expect(await read(files)).toMatchObject({ format: 'zip', counts: { words: 3 } });
  });

  it('leaves an archive one where a file of this name cannot be read', async () => {
    const bytes = makeArchive({ 'content.json': '{"text": "one"}', 'a.txt': 'two words' });
    bytes.fill(0xff, 30 + 'content.json'.length, 30 + 'content.json'.length + 8);
    expect((await measureBytes(bytes)).report).toMatchObject({
      format: 'zip',
      limit: 'documents',
      counts: { words: 2 },
    });
  });

  it('counts a map of 200,000 levels', async () => {
    const levels = 200_000;
    const open = '{"title":"a","children":{"attached":[';
    const content = `[{"rootTopic":${open.repeat(levels)}${']}}'.repeat(levels)}}]`;
    expect((await read({ 'content.json': content })).counts.words).toBe(levels);
  });

  it('names a map that was cut off, or is no JSON further on, damaged', async () => {
    for (const content of ['[{"rootTopic":{"title":"a"}', '[{"rootTopic":{"title":"a"}} <']) {
      expect(await read({ 'content.json': content })).toMatchObject({ limit: 'damaged' });
    }
  });
});
